"""The routes: what can be asked over HTTP and WebSocket."""
