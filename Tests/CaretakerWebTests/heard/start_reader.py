"""Orca, whose log is written line by line: by itself it writes it when much has been said."""

import builtins
import runpy
import sys

sys.path.pop(0)

plain = builtins.open


def line_by_line(path, mode="r", buffering=-1, *given, **named):
    return plain(path, mode, 1 if mode == "w" and buffering == -1 else buffering, *given, **named)


builtins.open = line_by_line
sys.argv[0] = "/usr/bin/orca"
runpy.run_path(sys.argv[0], run_name="__main__")
