"""What the package says of itself, at run time and in the stubs that editors read."""

import ast
import inspect
import pathlib
import unittest

import caretaker
import caretaker._caretaker
import caretaker._columns
import caretaker._forms

FOLDER = pathlib.Path(caretaker.__file__).parent


def members(stub):
    """The paths of a stub, each with its docstring: classes, and functions with and without a class."""
    for node in ast.parse((FOLDER / stub).read_text()).body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            yield (node.name,), ast.get_docstring(node)
        for member in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(member, ast.FunctionDef) and not member.name.startswith("_"):
                yield (node.name, member.name), ast.get_docstring(member)


class Documentation(unittest.TestCase):
    def test_every_name_has_help(self):
        for name in caretaker.__all__:
            self.assertTrue(inspect.getdoc(getattr(caretaker, name)), name)
        for kind in (caretaker.Field, caretaker.Form, caretaker.FormField, caretaker.FormChange, caretaker.Validation):
            for name in dir(kind):
                if not name.startswith("_"):
                    self.assertTrue(inspect.getdoc(getattr(kind, name)), name)

    def test_stubs_have_every_name(self):
        for stub, module in (("_caretaker.pyi", caretaker._caretaker), ("_forms.pyi", caretaker._forms)):
            paths = {path for path, _ in members(stub)}
            for name, kind in vars(module).items():
                if not inspect.isclass(kind) or (name,) not in paths or issubclass(kind, Exception):
                    continue
                said = {path[1] for path in paths if path[0] == name and len(path) > 1}
                self.assertLessEqual({each for each in vars(kind) if not each.startswith(("_", "n_"))}, said, name)

    def test_stubs_say_the_same(self):
        said = 0
        stubs = {
            "__init__.pyi": caretaker, "_caretaker.pyi": caretaker._caretaker, "_columns.pyi": caretaker._columns,
            "_forms.pyi": caretaker._forms,
        }  # fmt: skip
        for stub, module in stubs.items():
            for path, text in members(stub):
                if text is None:
                    continue
                value = module
                for name in path:
                    value = getattr(value, name)
                # lines may break elsewhere
                self.assertEqual(text.split(), inspect.getdoc(value).split(), path)
                said += 1
        self.assertGreater(said, 150)


if __name__ == "__main__":
    unittest.main()
