"""A build backend that fetches nothing: the library as Swift builds it, the extension in C, and an archive.

``pip wheel ./Sources/CaretakerPython`` calls it. It needs a Swift toolchain with Embedded Swift, a C compiler, and the
package two folders up.
"""

import base64
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sysconfig
import tempfile
import tomllib
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
PACKAGE = HERE.parent.parent
PROJECT = tomllib.loads((HERE / "pyproject.toml").read_text())["project"]
# the library needs a glibc that was new in 2012, and the first that there is of aarch64: PEP 600
TAG = "cp311-abi3-" + re.sub(r"\W", "_", sysconfig.get_platform()).replace("linux", "manylinux_2_17", 1)
NAME = f"{PROJECT['name'].replace('-', '_')}-{PROJECT['version']}"


def library() -> list[str]:
    """Builds the library for C, and returns what is linked: its archive, and the Unicode tables of Embedded Swift."""
    scratch = pathlib.Path(os.environ.get("CARETAKER_SCRATCH_PATH", PACKAGE / ".build" / "embedded"))
    subprocess.check_call(
        ["swift", "build", "-c", "release", "--disable-default-traits", "--traits", "Embedded", "--product", "caretaker-c"]
        + ["--package-path", str(PACKAGE), "--scratch-path", str(scratch), "-Xswiftc", "-Xfrontend"]
        + ["-Xswiftc", "-function-sections"]
    )
    target = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
    resources = pathlib.Path(target["paths"]["runtimeResourcePath"])
    tables = resources / "embedded" / target["target"]["moduleTriple"] / "libswiftUnicodeDataTables.a"
    return [str(scratch / "release" / "libcaretaker-c.a"), str(tables), "-lm"]


def extension(folder: str) -> bytes:
    """Links the extension: the library is within it, and one name is seen."""
    script, built = pathlib.Path(folder, "module.map"), pathlib.Path(folder, "_caretaker.abi3.so")
    script.write_text("{ global: PyInit__caretaker; local: *; };\n")
    subprocess.check_call(
        [os.environ.get("CC", "cc"), "-O2", "-std=c11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-fvisibility=hidden"]
        + shlex.split(os.environ.get("CFLAGS", ""))
        + ["-I", sysconfig.get_paths()["include"], "-I", str(PACKAGE / "Sources/CCaretaker/include")]
        + [str(path) for path in sorted((HERE / "extension").glob("*.c"))]
        + [*library(), "-o", str(built), "-Wl,--gc-sections", "-Wl,-s", f"-Wl,--version-script={script}"]
    )
    return built.read_bytes()


def metadata() -> dict[str, bytes]:
    """The files that describe the wheel, by name."""
    about = (
        f"Metadata-Version: 2.1\nName: {PROJECT['name']}\nVersion: {PROJECT['version']}\nSummary: {PROJECT['description']}\n"
        f"Requires-Python: {PROJECT['requires-python']}\nDescription-Content-Type: text/markdown\n\n{(HERE / 'README.md').read_text()}"
    )
    wheel = f"Wheel-Version: 1.0\nGenerator: caretaker\nRoot-Is-Purelib: false\nTag: {TAG}\n"
    return {"METADATA": about.encode(), "WHEEL": wheel.encode()}


def get_requires_for_build_wheel(config_settings=None):
    return []


def build_wheel(directory, config_settings=None, metadata_directory=None):
    suffixes = {".py", ".pyi", ".typed"}
    sources = [path for path in sorted((HERE / "caretaker").iterdir()) if path.suffix in suffixes or path.name == "py.typed"]
    files = {f"caretaker/{path.name}": path.read_bytes() for path in sources}
    with tempfile.TemporaryDirectory() as folder:
        files["caretaker/_caretaker.abi3.so"] = extension(folder)
    files |= {f"{NAME}.dist-info/{name}": text for name, text in metadata().items()}

    def digest(text: bytes) -> str:
        return base64.urlsafe_b64encode(hashlib.sha256(text).digest()).rstrip(b"=").decode()

    record = "".join(f"{name},sha256={digest(text)},{len(text)}\n" for name, text in files.items())
    files[f"{NAME}.dist-info/RECORD"] = f"{record}{NAME}.dist-info/RECORD,,\n".encode()
    wheel = f"{NAME}-{TAG}.whl"
    with zipfile.ZipFile(pathlib.Path(directory, wheel), "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return wheel
