"""Reads the references between our files from the index of a build.

The compiler writes a unit for each file that it compiles. The unit names a record, which lists the
occurrences of each symbol. `libIndexStore`, a part of every toolchain, reads them
(https://github.com/swiftlang/llvm-project, clang/include/indexstore/indexstore.h).
"""

import collections
import ctypes
import os
import pathlib
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The roles of an occurrence, the kind of a unit's dependency, and the kinds of symbols that are types (enum, struct,
# class, protocol and type alias), with the numbers of indexstore.h.
DEFINITION, REFERENCE = 1 << 1, 1 << 2
RECORD = 2
TYPES = {5, 6, 7, 8, 11}


class Text(ctypes.Structure):
    """A string_ref. It does not end with a zero, and the reader owns it."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


def library():
    compiler = shutil.which("swiftc")
    if compiler is None:
        sys.exit("index_store: no swiftc in PATH, beside which libIndexStore lies.")
    folder = pathlib.Path(compiler).resolve().parent.parent / "lib"
    for name in ("libIndexStore.so", "libIndexStore.dylib"):
        if (folder / name).exists():
            return ctypes.CDLL(str(folder / name))
    sys.exit(f"index_store: no libIndexStore in {folder}.")


class IndexStore:
    """The index of one build."""

    def __init__(self, path):
        self.path = pathlib.Path(path)
        self.library = library()
        for name, result in {
            "store_create": ctypes.c_void_p,
            "unit_reader_create": ctypes.c_void_p,
            "unit_reader_get_main_file": Text,
            "unit_reader_get_module_name": Text,
            "unit_dependency_get_kind": ctypes.c_int,
            "unit_dependency_get_name": Text,
            "record_reader_create": ctypes.c_void_p,
            "occurrence_get_symbol": ctypes.c_void_p,
            "occurrence_get_roles": ctypes.c_uint64,
            "symbol_get_usr": Text,
            "symbol_get_name": Text,
            "symbol_get_kind": ctypes.c_int,
        }.items():
            getattr(self.library, f"indexstore_{name}").restype = result
        self.store = self.call("store_create", str(self.path).encode(), None)
        if not self.store:
            sys.exit(f"index_store: no index in {self.path}. Run `Scripts/build` first.")

    def call(self, name, *arguments):
        function = getattr(self.library, f"indexstore_{name}")
        return function(*(
            ctypes.c_void_p(argument) if isinstance(argument, int) else argument
            for argument in arguments
        ))

    def each(self, name, reader, item):
        """All values that one of the store's `apply` functions passes to its callback."""
        found = []
        kind = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, item)

        def take(_, value):
            found.append(str(value) if item is Text else self.taken(name, value))
            return True

        arguments = (0,) if name == "store_units_apply_f" else ()
        function = getattr(self.library, f"indexstore_{name}")
        function(
            ctypes.c_void_p(reader), *(ctypes.c_uint(a) for a in arguments), None, kind(take)
        )
        return found

    def taken(self, name, value):
        # Valid only inside the call.
        if name == "unit_reader_dependencies_apply_f":
            return (
                self.call("unit_dependency_get_kind", value),
                str(self.call("unit_dependency_get_name", value)),
            )
        symbol = self.call("occurrence_get_symbol", value)
        roles = self.call("occurrence_get_roles", value)
        usr = str(self.call("symbol_get_usr", symbol))
        is_type = roles & DEFINITION and self.call("symbol_get_kind", symbol) in TYPES
        # A generic parameter is a type alias in the index, but its name is known only to its declaration.
        is_type = is_type and not usr.endswith("mfp")
        name = str(self.call("symbol_get_name", symbol)) if is_type else None
        line, column = ctypes.c_uint(), ctypes.c_uint()
        self.call("occurrence_get_line_col", value, ctypes.byref(line), ctypes.byref(column))
        return usr, roles, name, line.value

    def files(self, below):
        """The newest unit of each file that still exists: {path: (its time, module, its records)}."""
        newest = {}
        for unit in self.each("store_units_apply_f", self.store, Text):
            reader = self.call("unit_reader_create", self.store, unit.encode(), None)
            if not reader:
                continue
            file = str(self.call("unit_reader_get_main_file", reader))
            if file.startswith(str(below)) and os.path.exists(file):
                time = (self.path / "v5/units" / unit).stat().st_mtime
                if time > newest.get(file, (0,))[0]:
                    records = [
                        record
                        for kind, record in self.each(
                            "unit_reader_dependencies_apply_f", reader, ctypes.c_void_p
                        )
                        if kind == RECORD
                    ]
                    module = str(self.call("unit_reader_get_module_name", reader))
                    newest[file] = (time, module, records)
            self.call("unit_reader_dispose", reader)
        return newest

    def occurrences(self, record):
        """The occurrences of a record: (usr, roles, the name if it defines a type, line)."""
        reader = self.call("record_reader_create", self.store, record.encode(), None)
        if not reader:
            return []
        found = self.each("record_reader_occurrences_apply_f", reader, ctypes.c_void_p)
        self.call("record_reader_dispose", reader)
        return found


class References:
    """What the index says of the files below a folder. Paths are relative to the folder's parent."""

    def __init__(self, store, below):
        def relative(path):
            return str(pathlib.Path(path).relative_to(below.parent))

        files = {relative(file): found for file, found in store.files(below).items()}
        # When the index of a file was written, the names of its types, and the lines that the compiler has read.
        self.times = {file: time for file, (time, _, _) in files.items()}
        self.types = collections.defaultdict(set)
        self.lines = collections.defaultdict(set)
        defined, used = {}, collections.defaultdict(set)
        for file, (_, _, records) in files.items():
            for record in records:
                for usr, roles, type_name, line in store.occurrences(record):
                    self.lines[file].add(line)
                    if roles & DEFINITION:
                        defined[usr] = file
                    if roles & REFERENCE:
                        used[file].add(usr)
                    if type_name:
                        self.types[type_name].add(file)
        # The references between files: {(file, other): usrs}.
        self.pairs = collections.defaultdict(set)
        for file, usrs in used.items():
            for usr in usrs:
                other = defined.get(usr)
                if other and other != file:
                    self.pairs[file, other].add(usr)
