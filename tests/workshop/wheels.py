"""Wheels with nothing in them but their names, for tests of what is installed from a lock."""

from pathlib import Path
from zipfile import ZipFile


def write_wheel(folder: Path, name: str, version: str, *requirements: str, extra: str = "") -> None:
    """Write the wheel of a package that asks for `requirements` and may have an `extra`."""
    info = f"{name}-{version}.dist-info"
    metadata = ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}"]
    metadata += [f"Requires-Dist: {one}" for one in requirements]
    metadata += [f"Provides-Extra: {extra}"] if extra else []
    files = {
        f"{name}.py": f"version = {version!r}\n",
        f"{info}/METADATA": "\n".join(metadata) + "\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{path},,\n" for path in files) + f"{info}/RECORD,,\n"
    with ZipFile(folder / f"{name}-{version}-py3-none-any.whl", "w") as wheel:
        for path, text in {**files, f"{info}/RECORD": record}.items():
            wheel.writestr(path, text)
