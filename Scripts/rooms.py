"""The rooms that Documentation/Architecture.md declares, and which room a file is in."""

import pathlib
import re

from index_store import ROOT

DOCUMENT = ROOT / "Documentation/Architecture.md"
INDEX = ROOT / ".build/debug/index/store"


def declared(text):
    """{module: {folder: folders it may know}}, as the document says."""
    modules = {}
    for block in re.findall(r"^```rooms\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        folders = None
        for line in block.splitlines():
            if line.startswith(" "):
                folder, _, known = line.strip().partition(":")
                folders[folder] = {name.strip() for name in known.split(",") if name.strip()}
            elif line.strip():
                folders = modules.setdefault(line.strip(), {})
    return modules


def place(file):
    """The module and the folder of a file, named from the root."""
    parts = pathlib.PurePath(file).parts[1:-1]
    return parts[0], "/".join(parts[1:]) or "."


def room_of(file, rooms):
    """The folder of a file, or the nearest one above it that is a room."""
    folder = pathlib.PurePath(place(file)[1])
    for candidate in (folder, *folder.parents):
        if str(candidate) in rooms and str(candidate) != ".":
            return str(candidate)
    return str(folder)
