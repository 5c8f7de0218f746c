"""README, run: each expression with a comment is what the comment says."""

import ast
import contextlib
import importlib.util
import io
import pathlib
import re
import unittest

README = pathlib.Path(__file__).resolve().parents[2] / "Sources/CaretakerPython/README.md"
_LINE = re.compile(r"(?P<code>\S.*?)  +# (?P<said>.+)")


class Readme(unittest.TestCase):
    def test_examples(self):
        names, compared = {}, 0
        for block in re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL):
            if "pydantic" in block and not importlib.util.find_spec("pydantic"):
                continue
            for node in ast.parse(block).body:
                code = ast.get_source_segment(block, node)
                line = block.splitlines()[node.end_lineno - 1]
                said = _LINE.fullmatch(line)
                with self.subTest(line), contextlib.redirect_stdout(io.StringIO()):
                    if not isinstance(node, ast.Expr) or not said:
                        exec(code, names)
                        continue
                    found, wanted = eval(code, names), self.literal(said["said"])
                    if wanted is not ...:
                        self.assertEqual(found, wanted)
                        compared += 1
        self.assertGreater(compared, 15)

    @staticmethod
    def literal(said):
        """The value that a comment begins or ends with; an ellipsis where it says something else."""
        for text in (said, said.partition(": ")[0], said.partition("; ")[0], said.rpartition(": ")[2]):
            with contextlib.suppress(ValueError, SyntaxError):
                return ast.literal_eval(text)
        return ...


if __name__ == "__main__":
    unittest.main()
