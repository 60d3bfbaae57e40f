/// Text made of a record's fields: `name`, `nickname // name`, `{first} {last}`, `tags | count`.
package struct FieldTemplate: Hashable, Sendable {
  /// The first of the paths that isn't empty, changed by the filters.
  package struct Field: Hashable, Sendable {
    /// Alternatives, joined by `//`; at least one.
    package let paths: [FieldPath]
    /// Applied from left to right to the values of the path that was taken.
    package let filters: [FieldFilter]

    /// Needs at least one path.
    package init(_ paths: [FieldPath], filters: [FieldFilter] = []) {
      self.paths = paths
      self.filters = filters
    }

    func values(_ find: (FieldPath) -> [RecordValue]) -> [RecordValue] {
      for path in paths {
        let found = find(path).filter { !$0.isEmpty }
        if !found.isEmpty { return filters.reduce(found) { $1.apply(to: $0) } }
      }
      return filters.last == .count ? [.number("0")] : []
    }
  }

  /// A piece of a template.
  package enum Part: Hashable, Sendable {
    case literal(String)
    case field(Field)
  }

  /// In order; a template without braces is one field.
  package let parts: [Part]
  /// Whether it is written with braces, so that it is always text.
  package let isText: Bool
}

extension FieldTemplate {
  /// A template that is nothing but a path.
  package init(_ path: FieldPath) {
    self.init(parts: [.field(Field([path]))], isText: false)
  }

  /// Every path that it reads, in order.
  package var paths: [FieldPath] {
    parts.flatMap { part in
      if case .field(let field) = part { field.paths } else { [] as [FieldPath] }
    }
  }

  /// The path of a template that is nothing but one.
  package var path: FieldPath? {
    guard !isText, parts.count == 1, case .field(let field) = parts.first, field.filters.isEmpty,
      field.paths.count == 1
    else { return nil }
    return field.paths.first
  }

  /// The text of a record; empty where it has none of the fields.
  package func text(of record: RecordValue) -> String {
    text { $0.values(in: record) }
  }

  /// The text of values that `find` returns. Literal text beside empty fields stays; spaces at both
  /// ends are trimmed.
  package func text(_ find: (FieldPath) -> [RecordValue]) -> String {
    if parts.count == 1, case .field(let field) = parts[0] { return Self.text(field.values(find)) }
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .field(let field): text += Self.text(field.values(find))
      }
    }
    return Self.trimmed(text)
  }

  private static func text(_ values: [RecordValue]) -> String {
    values.count == 1 ? values[0].text : values.map(\.text).joined(separator: ", ")
  }

  private static func trimmed(_ text: String) -> String {
    guard text.first == " " || text.last == " " else { return text }
    var text = text[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension FieldTemplate: CustomStringConvertible {
  /// The template as it is written: parsing it gives the same one.
  package var description: String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .field(let field): isText ? "{\(field)}" : "\(field)"
      }
    }.joined(separator: "")
  }
}

extension FieldTemplate.Field: CustomStringConvertible {
  /// The field as it is written: `nickname // name | upper`.
  package var description: String {
    paths.map(\.description).joined(separator: " // ")
      + filters.map { " | \($0)" }.joined(separator: "")
  }
}
