/// The role of each field: guessed by `GuessRule.table` unless the user chose it.
package struct Guesses: Equatable, Sendable {
  /// The origin of the ids.
  package internal(set) var id = IDSource.title
  /// Nil: rows are titled `row 12`.
  package internal(set) var title: FieldTemplate?
  /// Text beside the title; nil for none.
  package internal(set) var subtitle: FieldTemplate?
  /// The value by which rows are grouped; nil for none.
  package internal(set) var group: FieldTemplate?
  /// Nil without a column of addresses of pictures.
  package internal(set) var picture: PictureField?
  /// A short emoji for the record's tile; nil for none.
  package internal(set) var badge: FieldTemplate?
  /// Addresses to open, the best first; empty for none.
  package internal(set) var links: [FieldTemplate] = []
  /// The long text; nil for none.
  package internal(set) var text: FieldTemplate?
  /// Nil without numbers of one scale.
  package internal(set) var bars: BarFields?
  /// Nil without a list of dates and numbers.
  package internal(set) var chart: ChartField?
  /// Fields that a search looks at besides the title.
  package internal(set) var search: [FieldTemplate] = []
  /// The rule that decided each role, by its name; none for a role that the user chose.
  package internal(set) var rules: [FieldRole: String] = [:]

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
    case .title: title?.paths ?? []
    case .subtitle: subtitle?.paths ?? []
    case .group: group?.paths ?? []
    case .picture: picture?.address.paths ?? []
    case .badge: badge?.paths ?? []
    case .link: links.flatMap(\.paths)
    case .text: text?.paths ?? []
    case .bars:
      switch bars?.source {
      case .fields(let fields): fields.flatMap(\.field.paths)
      case .list(let path, _, _): [path]
      case nil: []
      }
    case .chart: [chart?.list].compactMap { $0 }
    case .search: search.flatMap(\.paths)
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
