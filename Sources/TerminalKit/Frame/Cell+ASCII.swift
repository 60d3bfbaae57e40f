extension Cell {
  /// The base scalar for a terminal that shows only ASCII: a lookalike, else `?`.
  package var ascii: Unicode.Scalar {
    let value = base.value
    if value < 0x80 { return base }
    if let lookalike = Self.lookalikes[base] { return lookalike }
    return (0x2500..<0x2580).contains(value) ? "+" : (0x2580..<0x25A0).contains(value) ? "#" : "?"
  }

  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = [
    "─": "-", "━": "-", "│": "|", "┃": "|", "▸": ">", "▹": "-", "›": ">", "‹": "<", "★": "*",
    "☆": "*", "▲": "^", "▼": "v", "·": ".", "•": "*", "…": ".", "–": "-", "—": "-", "‘": "'",
    "’": "'", "“": "\"", "”": "\"", "→": ">", "←": "<", "↑": "^", "↓": "v", "×": "x", "█": "#",
    "░": ".", "═": "=", "║": "|",
  ]
}
