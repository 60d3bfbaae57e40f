#!/usr/bin/env python3
"""Writes the tables of Sources/PlainText from Python's unicodedata and html.entities.

Run by `make tables`. Only the standard library is needed. A table is a string of ASCII digits or
of UTF-8 in slots of one width: strings are read-only data that a start doesn't touch. A newer
Python knows a newer Unicode; scalars that the C library doesn't know yet then turn
`Every scalar that passes is as wide as wcwidth says` red.
"""

import html.entities
import pathlib
import unicodedata

TARGET = pathlib.Path(__file__).resolve().parents[3] / "Sources" / "PlainText"
BLOCK = 128  # scalars a block of classes
FOLDING_BLOCK = 64  # scalars a block of foldings
FOLDING_END = 0x20000  # no scalar from here on folds to anything
SLOT = 8  # bytes of UTF-8 a folding, and of ASCII the name of an entity
END = 0x40000  # planes 4 and up hold no text; ScalarClass.swift says what becomes of them

# Letters of the table: see ScalarClass.swift.
NARROW, WIDE, MARK, REMOVED, SPACE, UNKNOWN = "1", "2", "0", "-", "_", "?"
LEAD, VOWEL, TRAIL, REGIONAL = "L", "V", "T", "R"

# Default_Ignorable_Code_Point outside of category Cf: terminals draw a blank column or nothing.
IGNORABLE = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0}
IGNORABLE |= set(range(0x180B, 0x1810)) | set(range(0xFE00, 0xFE10))
# Wide for glibc 2.36, narrow for East_Asian_Width: it is unknown how a terminal draws them.
DISPUTED = set(range(0x3248, 0x3250)) | set(range(0x4DC0, 0x4E00))
# Of another width since Unicode 16, which glibc 2.41 follows: trigrams, counting rods, fillers.
DISPUTED |= set(range(0x2630, 0x2638)) | set(range(0x268A, 0x2690)) | {0x3164, 0xFFA0, 0x1171E}
DISPUTED |= set(range(0x1D300, 0x1D357)) | set(range(0x1D360, 0x1D377))


def is_noncharacter(code):
    return code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF


def scalar_class(code):
    """A letter for a scalar's class and width."""
    char = chr(code)
    category = unicodedata.category(char)
    if char in "\t\n\v\f\r\x85" or category in ("Zs", "Zl", "Zp"):
        return SPACE
    if category in ("Cc", "Cf", "Co", "Cs", "Me") or code in IGNORABLE or is_noncharacter(code):
        return REMOVED
    if 0x1F3FB <= code <= 0x1F3FF:  # skin tones: drawn onto the emoji before them, or beside it
        return REMOVED
    if category == "Cn" or code in DISPUTED or code == 0xFFFD:
        return UNKNOWN
    if 0x1F1E6 <= code <= 0x1F1FF:
        return REGIONAL
    if 0x1100 <= code <= 0x115E or 0xA960 <= code <= 0xA97C:
        return LEAD
    if 0x1161 <= code <= 0x11A7 or 0xD7B0 <= code <= 0xD7C6:
        return VOWEL
    if 0x11A8 <= code <= 0x11FF or 0xD7CB <= code <= 0xD7FB:
        return TRAIL
    if category == "Mn":
        return MARK
    return WIDE if unicodedata.east_asian_width(char) in "WF" else NARROW


# Scalars that NFKD and case folding leave unchanged.
SPECIAL = {
    "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l", "ŧ": "t", "æ": "ae", "œ": "oe",
    "þ": "th", "ŋ": "n", "ə": "e", "ɨ": "i", "ƀ": "b", "ƶ": "z", "ɐ": "a", "ĸ": "k", "ɡ": "g",
    "‘": "'", "’": "'", "‚": "'", "‛": "'", "′": "'", "‹": "'", "›": "'", "ʻ": "'", "ʼ": "'",
    "´": "'", "ˈ": "'", "“": '"', "”": '"', "„": '"', "‟": '"', "″": '"', "«": '"',
    "»": '"', "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-", "⁃": "-",
    "﹘": "-", "⁄": "/", "∕": "/", "×": "x", "·": "-", "•": "-", "・": "-",
}


def fold_once(text):
    out = []
    for char in unicodedata.normalize("NFKD", text):
        for lower in unicodedata.normalize("NFKD", char.casefold()):
            if scalar_class(ord(lower)) in (MARK, REMOVED):
                continue
            out.append(SPECIAL.get(lower, lower))
    return "".join(out)


def folded(code):
    """The folding of a scalar that may occur in a cleaned text; None if it stays."""
    char = chr(code)
    if char in SPECIAL:
        return SPECIAL[char]
    if 0xAC00 <= code <= 0xD7A3 or unicodedata.name(char, "").startswith("CJK COMPAT"):
        return None
    result = char
    for _ in range(4):
        result = fold_once(result)
    if result == char or len(result.encode()) > 8 or " " in result:
        return None
    # Folding must only yield scalars that a cleaned text may contain.
    if any(scalar_class(ord(c)) not in (NARROW, WIDE, LEAD, VOWEL, TRAIL) for c in result):
        return None
    return result


def digits(number):
    """Two digits in base 64, from `0` on; `~` stands for the backslash, which would need
    escaping."""
    assert number < 64 * 64
    return (chr(48 + number // 64) + chr(48 + number % 64)).replace("\\", "~")


def blocks_of(items, size):
    """The distinct blocks of that many items in order of first occurrence, and each block's
    number."""
    blocks, index = {}, []
    for start in range(0, len(items), size):
        index.append(blocks.setdefault(tuple(items[start : start + size]), len(blocks)))
    return blocks, index


def escaped(text):
    """The text as written in a Swift string, in pure ASCII."""
    escapes = {"\\": "\\\\", '"': '\\"'}
    return "".join(escapes.get(c, c if " " <= c <= "~" else f"\\u{{{ord(c):X}}}") for c in text)


def lines_of(pieces, width=90):
    """Lines of a Swift string; no piece is split between two."""
    lines, line = [], ""
    for piece in pieces:
        if line and len(line) + len(piece) > width:
            lines.append(line)
            line = ""
        line += piece
    # The last line ends without a backslash, and a trailing space would be invisible.
    line = line.removesuffix(" ") + "\\u{20}" if line.endswith(" ") else line
    return "\n".join("    " + line + "\\" for line in lines + [line])


def write(name, doc, body, source):
    head = (
        f"// Generated by Tests/PlainTextTests/Generate/tables.py (`make tables`) from {source}.\n"
        "// Don't edit: change the script.\n// swift-format-ignore-file\n\n"
    )
    text = f"{head}/// {doc}\nenum {name} {{\n{body}}}\n"
    (TARGET / f"{name}.swift").write_text(text.replace("\\\n    \"\"\"", "\n    \"\"\""))


def static_string(name, doc, pieces):
    return f'  /// {doc}\n  static let {name}: StaticString = """\n{lines_of(pieces)}\n    """\n\n'


def write_scalar_table(source):
    blocks, index = blocks_of([scalar_class(code) for code in range(END)], BLOCK)
    body = static_string(
        "blockOfScalar",
        f"Block number of each {BLOCK} scalars below U+{END:X}, in two digits.",
        [digits(number) for number in index])
    body += static_string(
        "classes", f"Blocks of {BLOCK} letters, the raw values of `ScalarClass`.",
        "".join("".join(block) for block in blocks))
    write("ScalarTable", "Class of every scalar.", body.rstrip() + "\n",
          source)


def write_folding_table(source):
    foldings, numbers = {None: 0}, [0] * FOLDING_END
    for code in range(0x80, END):
        if scalar_class(code) in (NARROW, WIDE, LEAD) and (text := folded(code)) is not None:
            numbers[code] = foldings.setdefault(text, len(foldings))
    blocks, index = blocks_of(numbers, FOLDING_BLOCK)
    body = static_string(
        "blockOfScalar",
        f"Block number of each {FOLDING_BLOCK} scalars below U+{FOLDING_END:X}, in two digits.", [digits(number) for number in index])
    body += static_string(
        "numbers",
        f"Blocks of {FOLDING_BLOCK} indices of `foldings`, in two digits each; 0 where a scalar stays.",
        [digits(number) for block in blocks for number in block])
    body += static_string(
        "foldings", f"Foldings in {SLOT} bytes of UTF-8 each, padded with spaces.",
        [escaped((text or "") + " " * (SLOT - len((text or "").encode()))) for text in foldings])
    write("FoldingTable", "Case- and accent-insensitive forms.", body.rstrip() + "\n", source)
    return sum(number > 0 for number in numbers)


def write_entity_table():
    names = {n: c for n, c in html.entities.name2codepoint.items() if len(n) <= SLOT}
    names["apos"] = 0x27
    body = static_string(
        "names", f"Ascending rows: {SLOT} bytes of name, padded with spaces, and four hexadecimal digits of scalar.",
        [f"{name:{SLOT}}{code:04X}" for name, code in sorted(names.items())])
    windows = [bytes([byte]).decode("cp1252", "replace") for byte in range(0x80, 0xA0)]
    body += static_string(
        "windows1252",
        "Scalars of `&#128;` … `&#159;`, which HTML reads as Windows-1252: four hexadecimal digits each.",
        [f"{ord(char):04X}" for char in windows])
    write("HTMLEntityTable", "The named entities of HTML 4, and `apos`.", body.rstrip() + "\n",
          "html.entities")


def main():
    source = f"Unicode {unicodedata.unidata_version} (Python's unicodedata)"
    write_scalar_table(source)
    count = write_folding_table(source)
    write_entity_table()
    print(f"tables of {source} written to {TARGET}; {count} foldings")


if __name__ == "__main__":
    main()
