class OAuth:
    def register(
        self,
        name: str,
        *,
        server_metadata_url: str,
        client_id: str,
        client_secret: str | None,
        client_kwargs: dict[str, str],
    ) -> object: ...
    def create_client(self, name: str) -> object: ...
