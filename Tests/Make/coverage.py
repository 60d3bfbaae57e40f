"""Sums the lines that tests ran, by module, and compares three modules with their promised shares:

    coverage.py TOOLS BUNDLE COUNTS

TOOLS is the folder of llvm-profdata and llvm-cov, COUNTS that of the raw counts of each process.
"""

import collections
import json
import pathlib
import subprocess
import sys

# Covered shares of a module's lines.
PROMISED = {"SquadCore": 0.95, "SquadScreen": 0.90, "CatalogueKit": 0.90}


def export(tools, bundle, counts):
    """llvm-cov's export of the counts of all processes together."""
    merged = counts / "all.profdata"
    raw = sorted(counts.glob("*.profraw"))
    subprocess.run([tools / "llvm-profdata", "merge", "-sparse", "-o", merged, *raw], check=True)
    return json.loads(subprocess.check_output(
        [tools / "llvm-cov", "export", "-summary-only", "-format=text", bundle,
         f"-instr-profile={merged}"]))


def modules(export):
    """Lines and lines run of each module below Sources."""
    sums = collections.defaultdict(lambda: [0, 0])
    for file in export["data"][0]["files"]:
        _, found, path = file["filename"].rpartition("/Sources/")
        if found:
            lines = file["summary"]["lines"]
            total = sums[path.split("/")[0]]
            total[0] += lines["count"]
            total[1] += lines["covered"]
    return sums


def main():
    sums = modules(export(*(pathlib.Path(argument) for argument in sys.argv[1:4])))
    failed = [name for name in PROMISED if name not in sums]
    for name, (count, covered) in sorted(sums.items()):
        share = covered / count if count else 1
        promise = PROMISED.get(name)
        is_short = promise is not None and share < promise
        note = f"  of {promise:.0%}" if promise else ""
        print(f"{'✘' if is_short else ' '} {name:22}{share:7.1%} of {count:6} lines{note}")
        if is_short:
            failed.append(name)
    if failed:
        print("too few lines are run: " + " ".join(failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
