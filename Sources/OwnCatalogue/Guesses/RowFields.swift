import JSONReader

/// The fields that a row of the list shows and is found by, compiled once for all rows.
package struct RowFields: Sendable {
  /// Bytes of a row's search text besides its title.
  package static let longestSearch = 120

  private struct Field: Sendable {
    let template: FieldTemplate
    /// Index in the plan of a template that is nothing but a path.
    let slot: Int?
  }

  private let id: Field?
  private let title: Field?
  private let subtitle: Field?
  private let search: [Field]
  /// The paths of all of them: what it finds is enough for a row.
  package let plan: FieldPlan

  package init(_ guesses: Guesses) {
    var id: FieldTemplate?
    if case .field(let template) = guesses.id { id = template }
    var seen: Set<FieldPath> = []
    let templates = [id, guesses.title, guesses.subtitle].compactMap { $0 } + guesses.search
    let paths = templates.flatMap(\.paths).filter { seen.insert($0).inserted }
    func field(_ template: FieldTemplate) -> Field {
      Field(template: template, slot: template.path.flatMap(paths.firstIndex))
    }
    self.id = id.map(field)
    title = guesses.title.map(field)
    subtitle = guesses.subtitle.map(field)
    search = guesses.search.map(field)
    plan = FieldPlan(paths)
  }

  /// Reads a record in place, without building it, and moves past it.
  ///
  /// - Parameter found: kept by the caller, so that its memory serves every row.
  package func texts(
    _ reader: inout JSONReader, using found: inout [FieldPlan.Found]
  ) throws -> RowTexts {
    try plan.find(&reader, into: &found)
    return texts(found, in: reader.bytes)
  }

  package func texts(of record: RecordValue) -> RowTexts {
    let found = plan.paths.map { FieldPlan.Found.values($0.values(in: record)) }
    return texts(found, in: UnsafeBufferPointer(start: nil, count: 0))
  }

  /// - Parameters:
  ///   - found: what a record has at each path of the plan; of CSV, the places of the cells.
  ///   - bytes: where those places lie.
  package func texts(
    _ found: [FieldPlan.Found], in bytes: UnsafeBufferPointer<UInt8>
  ) -> RowTexts {
    texts(of: FoundFields(plan: plan, found: found, bytes: bytes))
  }

  private func texts(of fields: FoundFields) -> RowTexts {
    func text(_ field: Field?) -> String {
      guard let field else { return "" }
      if let slot = field.slot, let text = fields.text(at: slot) { return text }
      return field.template.text(fields.values(of:))
    }
    return RowTexts(
      id: text(id), title: text(title), subtitle: text(subtitle), search: searchTexts(fields))
  }

  private func searchTexts(_ fields: FoundFields) -> [RowTexts.SearchText] {
    var texts: [RowTexts.SearchText] = []
    var rest = Self.longestSearch
    func add(_ text: String, _ field: Int) {
      guard !text.isEmpty, text.utf8.count < rest else { return }
      texts.append(RowTexts.SearchText(field: field, text: text))
      rest -= text.utf8.count + 1
    }
    for (index, field) in search.enumerated() {
      if let slot = field.slot {
        if let text = fields.text(at: slot) {
          add(text, index)
        } else {
          for text in fields.values(at: slot).flatMap(\.words) { add(text, index) }
        }
      } else {
        add(field.template.text(fields.values(of:)), index)
      }
    }
    return texts
  }
}

/// The values of one record that a plan found.
private struct FoundFields {
  let plan: FieldPlan
  let found: [FieldPlan.Found]
  let bytes: UnsafeBufferPointer<UInt8>

  /// The text of a scalar that stands in the bytes; nil for anything else.
  func text(at slot: Int) -> String? {
    guard case .bytes(let range) = found[slot] else { return nil }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// The type of a scalar is lost: a number and a text of its digits are shown alike.
  func values(at slot: Int) -> [RecordValue] {
    switch found[slot] {
    case .absent: []
    case .bytes: text(at: slot).map { [.text($0)] } ?? []
    case .values(let values): values
    }
  }

  func values(of path: FieldPath) -> [RecordValue] {
    plan.paths.firstIndex(of: path).map(values(at:)) ?? []
  }
}

extension RecordValue {
  /// The texts to find it by: of a list, one per element.
  fileprivate var words: [String] {
    if case .list(let elements) = self { return elements.compactMap(\.unwrapped.scalarText) }
    return scalarText.map { [$0] } ?? []
  }
}
