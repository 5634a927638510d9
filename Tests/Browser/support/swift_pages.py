"""Pages that Swift tests write."""

import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).parents[3]


def written_by(test, name, folder):
    """Runs a Swift test of the last build, and returns the address of the page that it has written into a folder."""
    subprocess.run(
        [ROOT / "Scripts/swift-tests", "--filter", test],
        env={**os.environ, "HEADWATER_PAGES": str(folder)},
        cwd=ROOT, check=True, capture_output=True, timeout=300,
    )
    return (pathlib.Path(folder) / name).as_uri()
