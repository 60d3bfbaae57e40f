import PlainText

/// The columns that a detail shows as facts and sections.
package struct DetailFields: Equatable, Sendable {
  /// Maximum number of facts that keep their row where they are empty.
  private static let maximumSteady = 24

  /// In the file's order, or in the user's.
  package let facts: [Column]
  /// Lists of objects, maps and objects, in the same order.
  package let sections: [Column]
  /// Facts that the user gave labels to, after all others.
  package let named: [NamedField]
  /// Facts that show a dash where a record has them empty, so that labels stay where they are.
  package let steady: Set<FieldPath>
  /// Whether other fields that a record has are shown, too.
  let takesOthers: Bool
  private let hidden: [FieldPath]

  /// Without choices, takes all filled columns but those that the detail shows in another role.
  package init(_ columns: Columns, _ guesses: Guesses, _ choices: DetailChoices = DetailChoices()) {
    let roles: [FieldRole] = [
      .title, .subtitle, .picture, .badge, .link, .text, .bars, .chart,
    ]
    let elsewhere = Set(roles.flatMap(guesses.paths))
    hidden = choices.hide
    takesOthers = choices.show.isEmpty && choices.named.isEmpty
    named = choices.named
    let shown =
      takesOthers
      ? columns.all.filter { column in
        column.kind != .empty && !column.path.isInside(choices.hide)
          && !elsewhere.contains(column.path)
      } : choices.show.flatMap(columns.columns).filter { !$0.path.isInside(choices.hide) }
    facts = shown.filter { !$0.kind.isSection }
    sections = shown.filter(\.kind.isSection)
    // The file's order decides between columns that are filled equally often.
    let filled = facts.sorted { $0.facts.filled > $1.facts.filled }
    steady = Set(
      filled.prefix(Self.maximumSteady).filter { $0.facts.filled * 2 >= columns.recordCount }
        .map(\.path))
  }

  func isHidden(_ path: FieldPath) -> Bool { path.isInside(hidden) }
}

/// A fact that the user gave its label.
package struct NamedField: Equatable, Sendable {
  /// One line, as the user wrote it.
  package let label: String
  /// The fact's value.
  package let field: FieldTemplate

  /// `label` is any text; it becomes one line.
  package init(_ label: String, _ field: FieldTemplate) {
    self.label = PlainText.line(label)
    self.field = field
  }
}

/// The fields that the user chose for a detail's facts.
package struct DetailChoices: Equatable, Sendable {
  /// Only these and the named fields, in this order; all fields where both are empty.
  package var show: [FieldPath]
  /// Left out, and with them what lies inside of them.
  package var hide: [FieldPath]
  /// Facts with labels of their own, after all others.
  package var named: [NamedField]

  /// Without arguments, chooses nothing: all fields are facts.
  package init(show: [FieldPath] = [], hide: [FieldPath] = [], named: [NamedField] = []) {
    self.show = show
    self.hide = hide
    self.named = named
  }

  /// Every field that it names.
  var templates: [FieldTemplate] { (show + hide).map(FieldTemplate.init) + named.map(\.field) }
}

extension FieldPath {
  /// Whether it is one of the paths, or lies in the object of one.
  fileprivate func isInside(_ paths: [FieldPath]) -> Bool {
    paths.contains { steps.starts(with: $0.steps) }
  }
}

extension Columns {
  /// The columns at a path or inside of it; one of its own for a path into a list.
  fileprivate func columns(at path: FieldPath) -> [Column] {
    let inside = all.filter { $0.path.steps.starts(with: path.steps) }
    return inside.isEmpty ? [Column(path: path, kind: .text, facts: ColumnFacts())] : inside
  }
}

extension ColumnKind {
  fileprivate var isSection: Bool { [.section, .map, .object].contains(self) }
}
