extension FieldTemplate {
  /// Parses a FIELD of the command line or the config: `name`, `{first} {last}`, `tags | count`.
  package init(parsing text: String) throws(FieldError) {
    var parser = FieldParser(text)
    self = try parser.template()
  }
}

/// Parses fields; see `FieldPath` and `FieldTemplate`.
struct FieldParser {
  private let text: [Character]
  private var position = 0

  init(_ text: String) { self.text = Array(text) }

  private var current: Character? { position < text.count ? text[position] : nil }

  mutating func template() throws(FieldError) -> FieldTemplate {
    guard hasBraces else {
      let field = try field()
      guard current == nil else { throw FieldError() }
      return FieldTemplate(parts: [.field(field)], isText: false)
    }
    var parts: [FieldTemplate.Part] = []
    var literal = ""
    while let character = current {
      position += 1
      guard character == "{" else {
        literal.append(character)
        continue
      }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
      parts.append(.field(try field()))
      guard current == "}" else { throw FieldError() }
      position += 1
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return FieldTemplate(parts: parts, isText: true)
  }

  /// Whether a brace opens outside of a quoted name, value or separator. A quote anywhere else is
  /// text of a template: `"{name}","{email}"`.
  private var hasBraces: Bool {
    var (isQuoted, isFilter) = (false, false)
    for (index, character) in text.enumerated() {
      if character == "\"", isQuoted || isFilter || index > 0 && "[=".contains(text[index - 1]) {
        isQuoted.toggle()
      }
      if character == "{", !isQuoted { return true }
      if character == "|", !isQuoted { isFilter = true }
    }
    return false
  }

  private mutating func field() throws(FieldError) -> FieldTemplate.Field {
    var paths = [try path()]
    while isAtAlternative {
      position += 2
      paths.append(try path())
    }
    var filters: [FieldFilter] = []
    while current == "|" {
      position += 1
      filters.append(try filter())
    }
    return FieldTemplate.Field(paths, filters: filters)
  }

  private var isAtAlternative: Bool {
    current == "/" && position + 1 < text.count && text[position + 1] == "/"
  }

  private mutating func path() throws(FieldError) -> FieldPath {
    skipSpaces()
    let start = position
    // jq begins a path with a dot; the dot alone is the record.
    if current == "." { position += 1 }
    var steps: [FieldPath.Step] = []
    if current != "[" {
      let key = key()
      if !key.isEmpty {
        steps.append(.key(key))
      } else if start == position {
        throw FieldError()
      }
    }
    while let character = current {
      if character == "[" {
        steps.append(try bracket())
      } else if character == ".", !steps.isEmpty {
        position += 1
        let key = key()
        guard !key.isEmpty else { throw FieldError() }
        steps.append(.key(key))
      } else {
        break
      }
      skipSpaces()
    }
    return FieldPath(steps)
  }

  /// The name at the reader without spaces at its ends; empty where there is none.
  private mutating func key() -> String {
    var key = ""
    while let character = current, !".[|{}".contains(character), !isAtAlternative {
      key.append(character)
      position += 1
    }
    while key.last == " " { key.removeLast() }
    return key
  }

  private mutating func bracket() throws(FieldError) -> FieldPath.Step {
    position += 1
    if current == "]" {
      position += 1
      return .all
    }
    let isQuoted = current == "\""
    let name = try word(until: "=]")
    if current == "=" {
      position += 1
      let value = try word(until: "]")
      try closeBracket()
      return .first(member: name, text: value)
    }
    try closeBracket()
    if isQuoted { return .key(name) }
    guard let index = Int(name) else { throw FieldError() }
    return .index(index)
  }

  private mutating func closeBracket() throws(FieldError) {
    guard current == "]" else { throw FieldError() }
    position += 1
  }

  /// A text in quotes, or up to one of the characters.
  private mutating func word(until ends: String) throws(FieldError) -> String {
    if current == "\"" { return try quoted() }
    var word = ""
    while let character = current, !ends.contains(character) {
      word.append(character)
      position += 1
    }
    return word
  }

  private mutating func quoted() throws(FieldError) -> String {
    position += 1
    var word = ""
    while let character = current, character != "\"" {
      if character == "\\", position + 1 < text.count { position += 1 }
      word.append(text[position])
      position += 1
    }
    guard current == "\"" else { throw FieldError() }
    position += 1
    return word
  }

  private mutating func filter() throws(FieldError) -> FieldFilter {
    skipSpaces()
    let name = try word(until: " |}")
    skipSpaces()
    defer { skipSpaces() }
    switch name {
    case "https": return .https
    case "html": return .html
    case "lower": return .lower
    case "upper": return .upper
    case "count": return .count
    case "join":
      guard current == "\"" else { throw FieldError() }
      return .join(try quoted())
    case "segment":
      guard let number = Int(try word(until: " |}")), number > 0 else { throw FieldError() }
      return .segment(number)
    case "scale":
      guard let factor = Double(try word(until: " |}")), factor.isFinite else {
        throw FieldError()
      }
      return .scale(factor)
    default: throw FieldError()
    }
  }

  private mutating func skipSpaces() {
    while current == " " { position += 1 }
  }
}

/// A syntax error in a FIELD of the command line or the config; the user reads only which FIELD.
package struct FieldError: Error {}
