from contextlib import AbstractContextManager

class _Server:
    server_port: int

def run_server_in_thread(port: int = 0) -> AbstractContextManager[_Server]: ...
