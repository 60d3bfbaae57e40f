import PlainText

/// A prefix to filter titles by, case and accents aside; folded once.
package struct TitlePrefix {
  private let folded: [UInt8]

  package init(_ text: String) { folded = PlainText.foldedUTF8(text) }

  package func matches(_ title: String) -> Bool {
    PlainText.foldedUTF8(title).starts(with: folded)
  }
}

extension Array {
  /// The rows whose title has a prefix; all of them for nil.
  package func filtered(by prefix: String?, _ title: (Element) -> String) -> [Element] {
    guard let prefix = prefix.map(TitlePrefix.init) else { return self }
    return filter { prefix.matches(title($0)) }
  }
}
