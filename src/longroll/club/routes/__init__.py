"""What a club answers over HTTP."""
