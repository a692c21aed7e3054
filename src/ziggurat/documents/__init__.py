"""Files that people write by hand, read with every fault named: file, entry, reason."""
