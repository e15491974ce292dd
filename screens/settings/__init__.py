"""How this device likes things."""
