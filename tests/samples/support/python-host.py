"""Runs Python samples one after the other in one process: each costs milliseconds instead of a start of the interpreter.

Reads one JSON document a line: {"file": …, "env": {…}, "untilOutput": true}. Answers with {"code", "out", "err"}.
"""

import contextlib
import io
import json
import os
import runpy
import sys
import traceback


class Enough(BaseException):
    """A sample that never ends has written a line."""


class Output(io.StringIO):
    def __init__(self, until_output):
        super().__init__()
        self.until_output = until_output

    def write(self, text):
        super().write(text)
        if self.until_output and "\n" in self.getvalue():
            raise Enough


def run(file, env, untilOutput=False):
    out, err, code = Output(untilOutput), io.StringIO(), 0
    before = dict(os.environ)
    modules = set(sys.modules)
    os.environ.update(env)
    folder = os.path.dirname(file)
    sys.path.insert(0, folder)
    sys.argv = [file]
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            runpy.run_path(file, run_name="__main__")
    except Enough:
        pass
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
        err.write("" if isinstance(end.code, int) or end.code is None else str(end.code))
    except BaseException:
        code = 1
        err.write(traceback.format_exc())
    finally:
        sys.path.remove(folder)
        os.environ.clear()
        os.environ.update(before)
        # Modules beside one sample must not be taken for those beside the next.
        for name in set(sys.modules) - modules:
            if (getattr(sys.modules[name], "__file__", None) or "").startswith(folder):
                del sys.modules[name]
    return {"code": code, "out": out.getvalue(), "err": err.getvalue()}


for line in sys.stdin:
    print(json.dumps(run(**json.loads(line))), flush=True)
