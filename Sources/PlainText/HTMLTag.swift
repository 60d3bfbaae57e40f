/// One tag, declaration or instruction of HTML.
struct HTMLTag {
  /// What a tag does to the text around it.
  enum Meaning { case inline, gap, paragraph, item, hidden }

  /// The longest name that means anything, in scalars.
  private static let longestName = 10

  /// In lower case; empty for `<!…>` and `<?…>`.
  let name: String
  let isClosing: Bool
  /// Behind its `>`.
  let end: String.Index

  /// The tag that `text`, which follows a `<`, begins with; nil if that `<` is just text.
  init?(_ text: Substring.UnicodeScalarView) {
    var rest = text
    isClosing = rest.first == "/"
    if isClosing { rest.removeFirst() }
    guard let first = rest.first, Self.opensTag(first, isClosing: isClosing) else { return nil }
    let letters = rest.prefix(Self.longestName).prefix { Self.isLetter($0) || Self.isDigit($0) }
    name = String(letters).lowercased()
    guard let end = Self.end(of: rest) else { return nil }
    self.end = end
  }

  var meaning: Meaning {
    switch name {
    case "script", "style": isClosing ? .inline : .hidden
    case "li": isClosing ? .paragraph : .item
    case "td", "th": .gap
    case "br", "p", "div", "ul", "ol", "dl", "dt", "dd", "tr", "table", "hr", "pre", "blockquote",
      "h1", "h2", "h3", "h4", "h5", "h6", "section", "article", "header", "footer":
      .paragraph
    default: .inline
    }
  }

  /// Behind the `>` that ends a tag; a `<` outside of quotes means that it was none.
  ///
  /// Quotes permute the three states, so of all scans that start at different `<` at most three
  /// are alive at any place: the whole stays linear.
  private static func end(of text: Substring.UnicodeScalarView) -> String.Index? {
    var quote: Unicode.Scalar?
    for (index, scalar) in zip(text.indices, text) {
      switch scalar {
      case "\"", "'":
        if quote == nil { quote = scalar } else if quote == scalar { quote = nil }
      case ">" where quote == nil: return text.index(after: index)
      case "<" where quote == nil: return nil
      default: break
      }
    }
    return nil
  }

  private static func opensTag(_ scalar: Unicode.Scalar, isClosing: Bool) -> Bool {
    isLetter(scalar) || (!isClosing && (scalar == "!" || scalar == "?"))
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }
}
