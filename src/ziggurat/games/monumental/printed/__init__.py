"""What is printed on cards and tokens: the data files, read and validated."""
