/// Guesses in the making: what `GuessRule`s look at, and what is decided already.
struct GuessDraft {
  let columns: Columns
  let records: [RecordValue]
  let isKeyed: Bool
  var guesses = Guesses()
  /// Columns that have a role.
  private var taken: Set<FieldPath> = []

  init(_ columns: Columns, records: [RecordValue], isKeyed: Bool) {
    self.columns = columns
    self.records = records
    self.isKeyed = isKeyed
  }

  /// Columns without a role.
  var free: [Column] { columns.all.filter { !taken.contains($0.path) && $0.kind != .empty } }

  mutating func take(_ column: Column) { taken.insert(column.path) }

  /// Tries the rules of the roles in order.
  mutating func decide(_ roles: Set<FieldRole>) {
    var roles = roles
    for rule in GuessRule.table where roles.contains(rule.role) && rule.apply(&self) {
      roles.remove(rule.role)
      guesses.rules[rule.role] = rule.name
    }
  }

  /// Takes what the user says of a role.
  mutating func take(_ choice: FieldChoice, as role: FieldRole) {
    let templates = choice.templates
    for path in templates.flatMap(\.paths) where role != .search { taken.insert(path) }
    switch role {
    case .id: guesses.id = templates.first.map { .field($0) } ?? .title
    case .title: guesses.title = templates.first
    case .subtitle: guesses.subtitle = templates.first
    case .group: guesses.group = templates.first
    case .picture: guesses.picture = templates.first.map { PictureField($0) }
    case .badge: guesses.badge = templates.first
    case .link: guesses.links = templates
    case .text: guesses.text = templates.first
    case .search: guesses.search = templates
    case .bars:
      let chosen = templates.compactMap(\.path)
      let largest = chosen.compactMap { columns[$0]?.facts.largest }.max() ?? 0
      guesses.bars =
        chosen.isEmpty
        ? nil : BarFields(source: .columns(chosen), full: BarFields.full(for: largest))
    case .chart: break
    }
  }

  /// The best of the columns that a list of names has: by its place there, then the shallower,
  /// then the first.
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
  private static let ownParents: Set = [
    "name", "names", "title", "metadata", "properties", "attributes", "fields", "data", "node",
    "_source", "info", "snippet",
  ]
  private static let stateParents: Set = ["status", "state"]

  private var parentKeys: [String] { (path.keys ?? []).dropLast().map { $0.lowercased() } }

  /// Whether it tells of the record itself: what lies in `user.name` is somebody else's.
  var isOwn: Bool { parentKeys.allSatisfy(Self.ownParents.contains) }

  /// Whether it is its own, or its state.
  var isOwnOrState: Bool {
    parentKeys.allSatisfy { Self.ownParents.contains($0) || Self.stateParents.contains($0) }
  }

  /// Whether its name is one of a rule's: `htmlurl`, or `name.common` with what it lies in.
  func isNamed(_ rule: String) -> Bool {
    if name.joined == rule { return true }
    guard let dot = rule.firstIndex(of: "."), let parent = parents.last else { return false }
    return rule[..<dot] == parent.joined && rule[rule.index(after: dot)...] == name.joined
  }

  /// Whether its name marks it as internal: `_links`, `@type`.
  var isInternal: Bool {
    guard case .key(let key) = path.steps.last else { return false }
    return key.hasPrefix("_") || key.hasPrefix("@") || key.hasPrefix("$")
  }

  func isDifferent(in count: Int) -> Bool { facts.filled == count && facts.distinct == count }
}
