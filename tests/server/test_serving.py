"""Reading what a process writes, as the tests of servers do."""

import subprocess
import sys

from tests.server.serving import read_line, read_rest

BURST = "print('one\\ntwo\\nthree')"


def test_what_comes_in_one_burst_is_read_line_by_line_and_to_its_end() -> None:
    command = [sys.executable, "-c", BURST]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert read_line(process) == "one\n"
        assert read_rest(process) == "two\nthree\n"
    assert process.returncode == 0
