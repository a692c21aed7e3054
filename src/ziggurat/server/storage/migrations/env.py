"""What Alembic runs to migrate: always on the connection it is given, never on its own."""

from alembic import context

from ziggurat.server.storage.schema import metadata


def run() -> None:
    """Run the migrations that are asked for."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        # SQLite changes a table by making it anew.
        render_as_batch=True,
    )
    context.run_migrations()


# The name under which Alembic loads this file; imported in any other way it only defines.
if __name__ == "env_py":
    run()
