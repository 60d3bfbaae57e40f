/// Guesses in the making: the input of `GuessRule`s, and their decisions so far.
struct GuessDraft {
  let columns: Columns
  let records: [RecordValue]
  let isKeyed: Bool
  var guesses = Guesses()
  /// Columns without a role.
  private(set) var free: [Column]
  /// Parts of the lists examined so far.
  private var nested: [FieldPath: NestedParts] = [:]

  init(_ columns: Columns, records: [RecordValue], isKeyed: Bool) {
    self.columns = columns
    self.records = records
    self.isKeyed = isKeyed
    free = columns.all.filter { $0.kind != .empty }
  }

  mutating func take(_ column: Column) { take([column.path]) }

  mutating func take(_ paths: Set<FieldPath>) { free.removeAll { paths.contains($0.path) } }

  /// Gives a column a role, and takes it from the others; false without a column.
  mutating func takeColumn(_ column: Column?, as role: FieldRole) -> Bool {
    guard let column else { return false }
    guesses.fields[role] = [FieldTemplate(column.path)]
    take(column)
    return true
  }

  /// The elements of a list or section.
  mutating func parts(of column: Column) -> NestedParts {
    if let parts = nested[column.path] { return parts }
    let parts = NestedParts(column.path, in: records.prefix(columns.recordCount))
    nested[column.path] = parts
    return parts
  }

  /// Tries the rules of the roles in order.
  mutating func decide(_ roles: Set<FieldRole>) {
    var roles = roles
    for rule in GuessRule.table where roles.contains(rule.role) && rule.apply(&self) {
      roles.remove(rule.role)
      guesses.rules[rule.role] = rule.name
    }
  }

  /// Takes the user's choice for the id, after those for all other roles.
  mutating func takeID(_ choice: FieldChoice) {
    guesses.id = choice.templates.first.map { .field($0) } ?? .title
    // A name that is the id titles its row all the same.
    take(Set(choice.templates.flatMap(\.paths)).subtracting([namedTitle?.path].compactMap(\.self)))
  }

  /// Takes what the user says of any other role.
  mutating func take(_ choice: FieldChoice, as role: FieldRole) {
    let templates = choice.templates
    if role != .search { take(Set(templates.flatMap(\.paths))) }
    switch role {
    case .picture: guesses.picture = templates.first.map { PictureField($0) }
    case .bars: guesses.bars = bars(of: choice)
    case .title, .subtitle, .group, .badge, .link, .text, .search: guesses.fields[role] = templates
    case .id, .chart: break
    }
  }

  /// The bars that the user chose, with one scale for those without their own.
  private func bars(of choice: FieldChoice) -> BarFields? {
    var fields = choice.templates.map { BarField($0) }
    if case .bars(let bars) = choice { fields = bars }
    let largest = fields.compactMap { $0.field.path.flatMap { columns[$0]?.facts.largest } }.max()
    guard !fields.isEmpty else { return nil }
    return BarFields(source: .fields(fields), full: BarFields.full(for: largest ?? 0))
  }

  /// The best column with one of the names: by the name's index, then the least nested, then the
  /// first.
  static func best(
    _ names: [String], of columns: [Column], where fits: (Column) -> Bool
  ) -> Column? {
    var best: (rank: Int, column: Column)?
    for column in columns where fits(column) {
      guard let rank = names.firstIndex(where: column.isNamed) else { continue }
      if let best, (best.rank, best.column.depth) <= (rank, column.depth) { continue }
      best = (rank, column)
    }
    return best?.column
  }
}

extension Column {
  /// Whether its name matches a rule's: `htmlurl`, or `name.common` with the object around it.
  func isNamed(_ rule: String) -> Bool {
    name.joined == rule || nameInParent == rule
  }

  /// Whether its name marks it as internal: `_links`, `@type`.
  var isInternal: Bool {
    guard case .key(let key) = path.steps.last else { return false }
    return key.hasPrefix("_") || key.hasPrefix("@") || key.hasPrefix("$")
  }

  func isDifferent(in count: Int) -> Bool { facts.filled == count && facts.distinct == count }
}

/// Elements of the lists in a column, from the first records that have it filled.
struct NestedParts {
  /// Maximum number of elements to examine.
  private static let maximumElements = 60

  /// The number of elements in each list.
  let lengths: [Int]
  let elements: [RecordValue]
  let columns: Columns

  init(_ path: FieldPath, in records: some Sequence<RecordValue>) {
    var lengths: [Int] = []
    var elements: [RecordValue] = []
    for record in records where elements.count < Self.maximumElements {
      for case .list(let list) in path.values(in: record) where !list.isEmpty {
        lengths.append(list.count)
        elements += list.prefix(Self.maximumElements)
      }
    }
    self.lengths = lengths
    self.elements = elements
    columns = Columns(elements)
  }
}
