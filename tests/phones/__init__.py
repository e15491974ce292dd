"""Phones without a browser: they speak Flet's protocol over a real websocket."""
