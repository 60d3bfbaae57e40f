import PlainText

/// The columns of a file, found in its first records.
package struct Columns: Equatable, Sendable {
  /// Maximum number of records in the sample.
  package static let sampleSize = 1_000

  /// In the order of their first appearance in the sample; nested ones follow the object around
  /// them.
  package let all: [Column]
  /// Records in the sample.
  package let recordCount: Int
  private let indices: [FieldPath: Int]

  /// `isSemicolons` tells whether the file separates cells by semicolons, and may thus have decimal
  /// commas.
  package init(_ records: [RecordValue], isSemicolons: Bool = false) {
    let sample = records.prefix(Self.sampleSize)
    all = ColumnTree(sample, isSemicolons: isSemicolons).columns()
    recordCount = sample.count
    indices = Dictionary(all.enumerated().map { ($1.path, $0) }, uniquingKeysWith: min)
  }

  /// The column at exactly this path; nil where the sample has none.
  package subscript(path: FieldPath) -> Column? { indices[path].map { all[$0] } }

  /// Parses a field that the user wrote. A text that is exactly a column's name in the file means
  /// that column, whatever it means as a path.
  package func template(_ text: String) throws(FieldError) -> FieldTemplate {
    if let column = all.first(where: { $0.path.keys == [text] }) {
      return FieldTemplate(column.path)
    }
    return try FieldTemplate(parsing: text)
  }

  /// The first path of a template that no record of the sample has; nil where there is none.
  ///
  /// - Parameters:
  ///   - template: a template such as `{first} {last}`.
  ///   - others: names that could have been meant besides fields.
  package func unknownField(
    of template: FieldTemplate, besides others: [String] = []
  ) -> UnknownField? {
    let names = all.map(\.path.description)
    for part in template.parts {
      guard case .field(let field) = part else { continue }
      guard let path = field.paths.first(where: { !has($0) }) else { continue }
      // In braces, what is meant besides fields names a field: `{title}`.
      let nearest = SpellingSuggestion.name(
        for: path.description, among: names + others.filter { $0 != path.description })
      return UnknownField(path: path, suggestion: nearest)
    }
    return nil
  }

  /// Whether a column lies at the path, inside of it, or around it.
  private func has(_ path: FieldPath) -> Bool {
    let keys = path.steps.prefix { if case .key = $0 { true } else { false } }
    return keys.isEmpty
      || all.contains { column in
        let steps = column.path.steps
        return steps.starts(with: keys) || keys.starts(with: steps) && column.kind.isNested
      }
  }
}

extension ColumnKind {
  /// Whether values have parts of their own.
  var isNested: Bool { [.list, .section, .map, .object].contains(self) }
}

/// A field that the user named and no record has.
package struct UnknownField: Error, Equatable {
  /// The path, as the user's field has it.
  package let path: FieldPath
  /// The nearest name of a column, or of what could have been meant besides.
  package let suggestion: String?

  /// The path as it is written.
  package var name: String { path.description }
}
