/// The role of each field: guessed by `GuessRule.table` unless the user chose it.
package struct Guesses: Equatable, Sendable {
  /// The origin of the ids.
  package internal(set) var id = IDSource.title
  /// The fields of each role that is nothing but fields; only links and the search have several.
  var fields: [FieldRole: [FieldTemplate]] = [:]
  /// Nil without a column of addresses of pictures.
  package internal(set) var picture: PictureField?
  /// Nil without numbers of one scale.
  package internal(set) var bars: BarFields?
  /// Nil without a list of dates and numbers.
  package internal(set) var chart: ChartField?
  /// The rule that decided each role, by its name; none for a role that the user chose.
  package internal(set) var rules: [FieldRole: String] = [:]

  /// Nil: rows are titled `row 12`.
  package var title: FieldTemplate? { fields[.title]?.first }
  /// Text beside the title; nil for none.
  package var subtitle: FieldTemplate? { fields[.subtitle]?.first }
  /// The value by which rows are grouped; nil for none.
  package var group: FieldTemplate? { fields[.group]?.first }
  /// A short emoji for the record's tile; nil for none.
  package var badge: FieldTemplate? { fields[.badge]?.first }
  /// Addresses to open, the best first; empty for none.
  package var links: [FieldTemplate] { fields[.link] ?? [] }
  /// The long text; nil for none.
  package var text: FieldTemplate? { fields[.text]?.first }
  /// Fields that a search looks at besides the title.
  package var search: [FieldTemplate] { fields[.search] ?? [] }

  /// `records` are the sample that `columns` were made of. `isKeyed` tells whether they stand in an
  /// object, each under its key.
  package init(
    _ columns: Columns, records: [RecordValue], isKeyed: Bool = false,
    choices: [FieldRole: FieldChoice] = [:]
  ) {
    var draft = GuessDraft(columns, records: records, isKeyed: isKeyed)
    // A column that the user chose for another role may still be the id.
    if choices[.id] == nil { draft.decide([.id]) }
    for (role, choice) in choices where role != .id { draft.take(choice, as: role) }
    if let choice = choices[.id] { draft.takeID(choice) }
    draft.decide(Set(FieldRole.allCases).subtracting(choices.keys).subtracting([.id]))
    self = draft.guesses
  }

  /// The roles of a column, in the order of the rules; none for one that is only a fact.
  package func roles(of path: FieldPath) -> [FieldRole] {
    FieldRole.allCases.filter { paths(of: $0).contains(path) }
  }

  func paths(of role: FieldRole) -> [FieldPath] {
    switch role {
    case .id: if case .field(let id) = id { id.paths } else { [] }
    case .picture: picture?.address.paths ?? []
    case .bars:
      switch bars?.source {
      case .fields(let fields): fields.flatMap(\.field.paths)
      case .list(let path, _, _): [path]
      case nil: []
      }
    case .chart: [chart?.list].compactMap { $0 }
    case .title, .subtitle, .group, .badge, .link, .text, .search:
      fields[role]?.flatMap(\.paths) ?? []
    }
  }

  init() {}
}

/// The origin of a record's id.
package enum IDSource: Equatable, Sendable {
  case field(FieldTemplate)
  /// The key under which the record stands in an object of records.
  case key
  /// The title as a slug.
  case title
}

/// Paths to the addresses of a record's picture, and to its sizes where the record has them.
package struct PictureField: Equatable, Sendable {
  /// One address, or one per size.
  package let address: FieldTemplate
  /// In pixels, one per address; nil where records don't have it.
  package let width: FieldPath?
  /// In pixels, one per address; nil where records don't have it.
  package let height: FieldPath?

  /// `address` is of one picture, or of one per size.
  package init(_ address: FieldTemplate, width: FieldPath? = nil, height: FieldPath? = nil) {
    self.address = address
    self.width = width
    self.height = height
  }
}

/// A list of pairs or objects of one date and one number.
package struct ChartField: Equatable, Sendable {
  /// In the record.
  package let list: FieldPath
  /// Relative to each element.
  package let date: FieldPath
  /// Relative to each element.
  package let number: FieldPath
}
