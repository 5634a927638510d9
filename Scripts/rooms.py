"""The rooms that Documentation/Architecture.md declares, and the room of a file."""

import pathlib
import re

from index_store import ROOT

DOCUMENT = ROOT / "Documentation/Architecture.md"
INDEX = ROOT / ".build/debug/index/store"


def declared(text):
    """{module: {folder: folders that it may know}}, from the document."""
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
    """The module and the folder of a file with a path from the root."""
    parts = pathlib.PurePath(file).parts[1:-1]
    return parts[0], "/".join(parts[1:]) or "."


def room_of(file, rooms):
    """The folder of a file, or the nearest folder around it that is a room."""
    folder = pathlib.PurePath(place(file)[1])
    for candidate in (folder, *folder.parents):
        if str(candidate) in rooms and str(candidate) != ".":
            return str(candidate)
    return str(folder)
