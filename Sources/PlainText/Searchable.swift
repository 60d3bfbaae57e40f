/// A title and its aliases, folded once, to be matched against many queries.
package struct Searchable: Equatable, Sendable {
  /// Title, then each alias after a zero byte.
  private var name = FoldedName()

  /// Cleans and folds `title` and `aliases`, which may be empty.
  package init(title: String, aliases: [String] = []) {
    name.append(PlainText.line(title))
    for alias in aliases {
      name.endField()
      name.append(PlainText.line(alias))
    }
  }

  /// Length of the text in bytes.
  package var count: Int { name.bytes.count }

  package func withText<Value>(_ body: (FoldedText) -> Value) -> Value { name.withText(body) }
}
