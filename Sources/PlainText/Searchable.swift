/// A title and its aliases, folded once, to be matched against many queries.
package struct Searchable: Equatable, Sendable {
  /// Title, then each alias after a zero byte, folded, in UTF-8.
  package let bytes: [UInt8]

  /// Cleans and folds `title` and `aliases`, which may be empty.
  package init(title: String, aliases: [String] = []) {
    var bytes = PlainText.foldedUTF8(PlainText.line(title))
    for alias in aliases {
      bytes.append(0)
      bytes += PlainText.foldedUTF8(PlainText.line(alias))
    }
    self.bytes = bytes
  }
}
