"""The JSON API: thin handlers that read a request, ask the tables or the storage, and answer."""
