/// The columns that a detail shows as facts and sections.
package struct DetailFields: Equatable, Sendable {
  /// Facts that hold their place where they are empty.
  private static let mostSteady = 24

  /// In the file's order, or in the user's.
  package let facts: [Column]
  /// Lists of objects, maps and objects, in the same order.
  package let sections: [Column]
  /// Facts that show a dash where a record has them empty, so that labels stay where they are.
  package let steady: Set<FieldPath>

  /// - Parameters:
  ///   - show: the fields of `--show`: only these, in this order; empty for all.
  ///   - hide: the fields of `--hide`.
  package init(
    _ columns: Columns, _ guesses: Guesses, show: [FieldPath] = [], hide: Set<FieldPath> = []
  ) {
    let elsewhere: Set<FieldRole> = [
      .title, .subtitle, .picture, .badge, .link, .text, .bars, .chart,
    ]
    let shown =
      show.isEmpty
      ? columns.all.filter { column in
        column.kind != .empty && !hide.contains(column.path)
          && !(guesses.roles(of: column.path).contains(where: elsewhere.contains))
      }
      : show.compactMap { columns[$0] }
    facts = shown.filter { !$0.kind.isSection }
    sections = shown.filter(\.kind.isSection)
    // The file's order decides between columns that are filled equally often.
    let filled = facts.enumerated().sorted { left, right in
      (-left.element.facts.filled, left.offset) < (-right.element.facts.filled, right.offset)
    }
    steady = Set(
      filled.prefix(Self.mostSteady).map(\.element)
        .filter { $0.facts.filled * 2 >= columns.recordCount }.map(\.path))
  }
}

extension ColumnKind {
  fileprivate var isSection: Bool { [.section, .map, .object].contains(self) }
}
