"""Telling members what they wait for: noted as it happens, gathered, sent until it is heard."""
