import PlainText

/// The part of `NAME/ID` before the slash, where neither option nor config gives it.
package enum TabID {
  private static let longest = 32
  private static let endings: Set = [
    "json", "jsonl", "ndjson", "geojson", "csv", "tsv", "tab", "txt", "log", "gz",
  ]

  /// - Parameters:
  ///   - file: a file's name without folders; `-` is the standard input.
  ///   - taken: ids of other tabs.
  package static func id(of file: String, taken: Set<String>) -> String {
    let id = file == "-" ? "stdin" : slug(of: stem(of: file))
    guard taken.contains(id) else { return id }
    var number = 2
    while taken.contains(numbered(id, number)) { number += 1 }
    return numbered(id, number)
  }

  /// The text of the tab: `Movies 1980s` of `movies-1980s.json`.
  package static func title(of file: String) -> String {
    guard file != "-" else { return "stdin" }
    let words = stem(of: file).split { $0 == "_" || $0 == "-" || $0 == " " }
    let title = PlainText.line(words.map(String.init).joined(separator: " "))
    return title.isEmpty ? file : title.prefix(1).uppercased() + title.dropFirst()
  }

  /// Whether a name of the user is one: `[a-z0-9-]{1,32}`.
  package static func isValid(_ id: String) -> Bool {
    (1...longest).contains(id.utf8.count)
      && id.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D }
  }

  private static func numbered(_ id: String, _ number: Int) -> String {
    let ending = "-\(number)"
    return trimmed(id.prefix(longest - ending.utf8.count)) + ending
  }

  private static func stem(of file: String) -> String {
    var parts = file.split(separator: ".", omittingEmptySubsequences: true)
    guard parts.count > 1 else { return file }
    let known = parts.count
    while parts.count > 1, let last = parts.last, endings.contains(last.lowercased()) {
      parts.removeLast()
    }
    if parts.count == known { parts.removeLast() }
    return parts.map(String.init).joined(separator: ".")
  }

  private static func slug(of name: String) -> String {
    var slug = ""
    for byte in PlainText.foldedUTF8(name) {
      let isPlain = byte &- 0x61 < 26 || byte &- 0x30 < 10
      if isPlain {
        slug.unicodeScalars.append(Unicode.Scalar(byte))
      } else if !slug.isEmpty, slug.last != "-" {
        slug += "-"
      }
    }
    let id = trimmed(slug.prefix(longest))
    return id.isEmpty ? "file" : id
  }

  private static func trimmed(_ id: Substring) -> String {
    var id = id
    while id.last == "-" { id.removeLast() }
    return String(id)
  }
}
