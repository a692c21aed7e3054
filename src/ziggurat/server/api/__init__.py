"""The JSON API: thin handlers that read a request, ask the house or the storage, and answer."""
