"""What trades and orders come to while they are put together."""
