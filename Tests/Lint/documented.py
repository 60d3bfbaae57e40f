"""Lists the package and public declarations that have no doc comment:

    python3 Tests/Lint/documented.py Sources

Cases of enums and extensions need none: a case is told by its enum, an extension by its type.
"""

import pathlib
import re
import sys

DECLARATION = re.compile(
    r"\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:static|final|indirect|nonisolated)\s+)*"
    r"(?:package|public)(?:\s+(?:internal|private|fileprivate)\(set\))?\s+"
    r"(?:(?:static|final|mutating|nonmutating|lazy|weak|indirect|convenience|required|consuming"
    r"|borrowing|override|prefix|postfix)\s+)*"
    r"(?:struct|enum|class|actor|protocol|func|var|let|init|subscript|typealias|macro)\b"
)
ATTRIBUTE = re.compile(r"\s*@\w+(?:\([^)]*\))?\s*$")


def undocumented(text):
    """The numbers, from 1, of the lines that declare something without a doc comment."""
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if not DECLARATION.match(line):
            continue
        above = number - 2
        while above >= 0 and ATTRIBUTE.match(lines[above]):
            above -= 1
        if above < 0 or not lines[above].lstrip().startswith("///"):
            yield number


def main():
    count = 0
    for file in sorted(pathlib.Path(sys.argv[1]).rglob("*.swift")):
        for number in undocumented(file.read_text(encoding="utf-8")):
            print(f"{file}:{number}: no doc comment")
            count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
