/// A title and its aliases, folded once for many queries.
package struct Searchable: Equatable, Sendable {
  /// The title, then each alias after a zero byte.
  private var name = FoldedName()

  /// Cleans and folds `title` and `aliases`.
  package init(title: String, aliases: [String] = []) {
    name.append(PlainText.line(title))
    for alias in aliases {
      name.endField()
      name.append(PlainText.line(alias))
    }
  }

  /// Bytes of the text.
  package var count: Int { name.bytes.count }

  package func withText<Value>(_ body: (FoldedText) -> Value) -> Value { name.withText(body) }
}
