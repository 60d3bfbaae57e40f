"""Checks that every import of one of the package's targets is a declared dependency, that a
catalogue declares no more than a catalogue needs, and that folders of the screen don't use each
other in a circle.

SwiftPM refuses only an import of what isn't even an indirect dependency: a catalogue could import
CCurl by way of HTTPKit. Reads `swift package dump-package` from standard input:

    swift package dump-package | python3 Tests/Lint/imports.py
"""

import json
import pathlib
import re
import sys

IMPORT = re.compile(
    r"\s*(?P<attributes>(?:@\w+(?:\([^)]*\))?\s+)*)"
    r"(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:typealias|struct|class|enum|protocol|let|var|func)\s+)?(?P<module>\w+)"
)


# Declaration of a type outside all others.
TYPE = re.compile(
    r"^(?:\w+(?:\(\w+\))? )*(?:struct|class|enum|protocol|actor|typealias) (\w+)", re.MULTILINE
)

# Targets whose folders must not use each other in a circle, directly or indirectly.
LAYERED = {"SquadScreen"}

# Modules that a catalogue must not use, besides other catalogues and C libraries.
NOT_FOR_CATALOGUES = {"CellPictures", "PostgresKit", "SQLiteKit"}


class Target:
    """A target of the manifest, with its sources on disk."""

    def __init__(self, manifest, root):
        self.name = manifest["name"]
        self.dependencies = {
            named[0]
            for dependency in manifest["dependencies"]
            for kind, named in dependency.items()
            if kind in ("byName", "target")
        }
        folder = "Tests" if manifest["type"] == "test" else "Sources"
        self.folder = root / (manifest.get("path") or f"{folder}/{self.name}")
        self.excluded = [self.folder / path for path in manifest.get("exclude", [])]

    def sources(self):
        """The target's Swift files."""
        return [
            file
            for file in sorted(self.folder.rglob("*.swift"))
            if not any(file.is_relative_to(excluded) for excluded in self.excluded)
        ]

    def imports(self):
        """Every import: file, line, module, and whether it is exported."""
        for file in self.sources():
            for number, line in enumerate(file.read_text().splitlines(), start=1):
                found = IMPORT.match(line)
                if found:
                    is_exported = "@_exported" in found["attributes"]
                    yield file, number, found["module"], is_exported


def is_catalogue(name):
    """Whether a target is one catalogue."""
    return name.endswith("Catalogue")


def forbidden(targets):
    """A line for each forbidden dependency of a catalogue."""
    in_c = {target.name for target in targets if not target.sources()}
    for target in filter(lambda target: is_catalogue(target.name), targets):
        for name in sorted(target.dependencies):
            if is_catalogue(name) or name in NOT_FOR_CATALOGUES | in_c:
                yield f"Package.swift: {target.name} is a catalogue and declares {name}"


def uses(target):
    """By folder of a target, the other folders that it uses, each with an example type."""
    texts = {file: re.sub("//.*", "", file.read_text()) for file in target.sources()}
    homes = {name: file for file, text in texts.items() for name in TYPE.findall(text)}
    used = {}
    for file, text in texts.items():
        for name in sorted(homes.keys() & set(re.findall(r"\b[A-Z]\w+", text))):
            folder, other = file.parent, homes[name].parent
            if other != folder:
                used.setdefault(folder, {}).setdefault(other, f"{file.name} uses {name}")
    return used


def circles(target):
    """A line for each use that closes a circle of a target's folders."""
    used = uses(target)

    def reaches(folder, end, seen):
        return folder == end or any(
            reaches(other, end, seen | {folder})
            for other in used.get(folder, {})
            if other not in seen
        )

    for folder in sorted(used):
        for other, example in sorted(used[folder].items()):
            if reaches(other, folder, set()):
                names = [path.relative_to(target.folder) for path in (folder, other)]
                yield f"{target.name}: {names[0]} and {names[1]} are in a circle: {example}"


def problems(manifest, root):
    """A line for each import, each C target and each catalogue that breaks the rules."""
    targets = [Target(target, root) for target in manifest["targets"]]
    names = {target.name for target in targets}
    for target in targets:
        for file, number, module, is_exported in target.imports():
            place = f"{file.relative_to(root)}:{number}"
            if is_exported and module in names:
                yield f"{place}: passes {module} on; whoever uses it imports it"
            if module in names - target.dependencies - {target.name}:
                yield f"{place}: {target.name} imports {module} without declaring it"
    for target in targets:
        owners = [other.name for other in targets if target.name in other.dependencies]
        if not target.sources() and len(owners) != 1:
            who = ", ".join(owners) or "nobody"
            yield f"Package.swift: {target.name} is C, declared by {who} instead of one target"
        if target.name in LAYERED:
            yield from circles(target)
    yield from forbidden(targets)


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    found = list(problems(json.load(sys.stdin), root))
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
