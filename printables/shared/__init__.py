"""The engine under every sheet: measured boxes, fitted text, one painter."""
