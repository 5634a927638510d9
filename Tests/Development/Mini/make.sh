#!/usr/bin/env bash
# Makes a package of four files that headwater-dev can serve, without SwiftPM: make.sh FOLDER
#
# It compiles them with the modules of this checkout's own sources, and writes the plan that SwiftPM would write. In
# PATH, its `swift` builds by that plan. So a test of the tool takes seconds.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
mkdir -p "$1/Sources/Mini" "$1/Sources/Program" "$1/.build/dev/out/Mini.build" "$1/.build/dev/out/Program.build" "$1/bin"
folder=$(cd "$1" && pwd)
out=$folder/.build/dev/out
cp "$here/Screen.swift" "$here/Words.swift" "$folder/Sources/Mini/"
cp "$here/Program.swift" "$folder/Sources/Program/"
touch "$folder/Package.swift"

clang -c -I "$root/Sources/CHeadwaterDevelopment/include" \
  "$root/Sources/CHeadwaterDevelopment/CHeadwaterDevelopment.c" -o "$out/c.o"
cat >"$out/module.modulemap" <<MAP
module CHeadwaterDevelopment { header "$root/Sources/CHeadwaterDevelopment/include/CHeadwaterDevelopment.h" export * }
MAP
flags=(-swift-version 6 -package-name main -Onone -gnone -parse-as-library -wmo -emit-module
  -Xcc "-fmodule-map-file=$out/module.modulemap" -I "$out")
swiftc "${flags[@]}" -module-name HeadwaterDevelopment -emit-module-path "$out/HeadwaterDevelopment.swiftmodule" \
  -c "$root"/Sources/HeadwaterDevelopment/*.swift -o "$out/development.o"
swiftc "${flags[@]}" -module-name HeadwaterPortableViews -emit-module-path "$out/HeadwaterPortableViews.swiftmodule" \
  -c "$here/Views.swift" -o "$out/views.o"

HERE=$here FOLDER=$folder OUT=$out python3 - <<'PYTHON'
import json, os, shlex
folder, out = os.environ["FOLDER"], os.environ["OUT"]
def module(name, sources, uses, extra):
    build = f"{out}/{name}.build"
    files = {"": {"swift-dependencies": f"{build}/primary.swiftdeps"}}
    for source in sources:
        stem = f"{build}/{os.path.basename(source)[:-6]}"
        files[source] = {"object": stem + ".swift.o", "dependencies": stem + ".d", "swift-dependencies": stem + ".swiftdeps"}
    json.dump(files, open(f"{build}/map.json", "w"))
    return {
        "inputs": sources + [f"{out}/{use}.swiftmodule" for use in uses],
        "outputs": [files[source]["object"] for source in sources] + [f"{out}/{name}.swiftmodule"],
        "args": ["swiftc", "-module-name", name, "-emit-module", "-emit-module-path", f"{out}/{name}.swiftmodule",
                 "-output-file-map", f"{build}/map.json", "-incremental", "-c", *sources, "-I", out, "-Onone", "-gnone",
                 "-enable-testing", "-enable-batch-mode", "-parse-as-library", "-swift-version", "6", "-package-name", "main",
                 "-Xcc", f"-fmodule-map-file={out}/module.modulemap", "-j2",
                 "-enable-experimental-feature", "OpaqueTypeErasure", *extra],
    }
mini = module("Mini", [f"{folder}/Sources/Mini/{n}.swift" for n in ("Screen", "Words")], [], [])
program = module("Program", [f"{folder}/Sources/Program/Program.swift"], ["Mini"], [])
objects = [o for m in (mini, program) for o in m["outputs"] if o.endswith(".o")]
link = {
    "inputs": objects, "outputs": [f"{out}/Program"],
    "args": ["swiftc", "-use-ld=lld", "-gnone", "-o", f"{out}/Program", *objects, f"{out}/c.o", f"{out}/development.o",
             f"{out}/views.o", "-Xlinker", "--export-dynamic"],
}
with open(f"{folder}/.build/dev/debug.yaml", "w") as plan:
    plan.write("commands:\n")
    for name, command in (("C.Mini-x-debug.module", mini), ("C.Program-x-debug.module", program), ("C.Program-x-debug.exe", link)):
        plan.write(f'  "{name}":\n    tool: shell\n')
        for key, value in command.items():
            plan.write(f"    {key}: {json.dumps(value, separators=(',', ':'))}\n")
        plan.write("\n")
with open(f"{folder}/bin/swift", "w") as script:
    script.write("#!/bin/bash\nset -e\n" + "\n".join(shlex.join(c["args"]) for c in (mini, program, link)) + "\n")
os.chmod(f"{folder}/bin/swift", 0o755)
PYTHON
