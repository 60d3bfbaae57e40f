import JSONReader

/// What a row of the list needs of its record, compiled once for all rows.
package struct RowFields: Sendable {
  /// Bytes of a row's search text besides its title.
  package static let longestSearch = 120

  private let id: FieldTemplate?
  private let title: FieldTemplate?
  private let subtitle: FieldTemplate?
  private let search: [FieldTemplate]
  private let plan: FieldPlan

  package init(_ guesses: Guesses) {
    if case .field(let template) = guesses.id { id = template } else { id = nil }
    title = guesses.title
    subtitle = guesses.subtitle
    search = guesses.search
    var seen: Set<FieldPath> = []
    plan = FieldPlan(
      ([id, title, subtitle].compactMap { $0 } + search).flatMap(\.paths)
        .filter { seen.insert($0).inserted })
  }

  /// Reads a record in place, without building it, and moves past it.
  package func texts(_ reader: inout JSONReader) throws -> RowTexts {
    let values = try plan.values(&reader)
    return texts { path in plan.paths.firstIndex(of: path).map { values[$0] } ?? [] }
  }

  package func texts(of record: RecordValue) -> RowTexts {
    texts { $0.values(in: record) }
  }

  private func texts(_ find: (FieldPath) -> [RecordValue]) -> RowTexts {
    RowTexts(
      id: id?.text(find) ?? "", title: title?.text(find) ?? "",
      subtitle: subtitle?.text(find) ?? "", search: searchTexts(find))
  }

  private func searchTexts(_ find: (FieldPath) -> [RecordValue]) -> [RowTexts.SearchText] {
    var texts: [RowTexts.SearchText] = []
    var rest = Self.longestSearch
    for (field, template) in search.enumerated() {
      let words = template.path.map { find($0).flatMap(\.words) } ?? [template.text(find)]
      for word in words where !word.isEmpty && word.utf8.count < rest {
        texts.append(RowTexts.SearchText(field: field, text: word))
        rest -= word.utf8.count + 1
      }
    }
    return texts
  }
}

/// The texts of one row, as they stand in the record.
package struct RowTexts: Equatable, Sendable {
  /// A text that a search finds besides the title.
  package struct SearchText: Equatable, Sendable {
    /// Index in `Guesses.search`.
    package let field: Int
    package let text: String

    package init(field: Int, text: String) {
      self.field = field
      self.text = text
    }
  }

  package let id: String
  package let title: String
  package let subtitle: String
  package let search: [SearchText]

  package init(id: String, title: String, subtitle: String, search: [SearchText]) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.search = search
  }
}

extension RecordValue {
  /// The texts to find it by: of a list, one per element.
  fileprivate var words: [String] {
    if case .list(let elements) = self { return elements.compactMap(\.unwrapped.scalarText) }
    return scalarText.map { [$0] } ?? []
  }
}
