/// Finds the header of a table among its first rows, below what a spreadsheet has above it.
struct HeaderFinder {
  /// Rows that may stand above a header.
  private static let rowsAbove = 10
  /// Rows that a header is compared with.
  private static let rowsBelow = 100
  static let sampledRows = rowsAbove + rowsBelow + 1

  /// The first row of the table: its header, or its first record.
  let row: Int
  let isHeader: Bool

  /// - Parameter rows: the first rows that aren't empty.
  init(_ rows: [[String]]) {
    let filled = rows.map(Self.filledCells)
    // Notes of programs, `# Created by …`, can be longer than a person's.
    let notes = rows.prefix { Self.isNote($0.first ?? "") }.count
    let candidates = rows.indices.dropFirst(notes).prefix(Self.rowsAbove)
    let row =
      candidates.first { row in
        let below = filled[(row + 1)...].prefix(Self.rowsBelow)
        let covered = below.count { $0 <= filled[row] }
        return covered * 2 > below.count || below.isEmpty && row == notes
      } ?? candidates.first ?? 0
    self.row = row
    isHeader =
      rows.indices.contains(row)
      && Self.isHeader(rows[row], above: rows[(row + 1)...].prefix(Self.rowsBelow))
  }

  /// Whether a row is a note above a table: `# Created by …`, `##version=2`. `#id` is a name.
  static func isNote(_ cell: String) -> Bool {
    cell.hasPrefix("# ") || cell.hasPrefix("##") || cell == "#"
  }

  /// Number of filled cells. An empty first cell counts where all others are filled: the column of
  /// row names has no name of its own.
  private static func filledCells(_ row: [String]) -> Int {
    let filled = row.count { !$0.trimmed.isEmpty }
    return filled == row.count - 1 && filled > 0 && row[0].isEmpty ? row.count : filled
  }

  private static func isHeader(_ row: [String], above rows: ArraySlice<[String]>) -> Bool {
    let kinds = row.map { CellKind($0) }
    guard kinds.contains(where: { $0 != nil }) else { return true }
    if rows.isEmpty { return false }
    let numbers = zip(row, kinds).compactMap { $1 == .number ? $0.trimmed : nil }
    let onlyNumbers = kinds.allSatisfy { $0 == nil || $0 == .number }
    if onlyNumbers, numbers.count < row.count, isSequence(numbers) { return true }
    return !kinds.indices.contains { column in
      guard let kind = kinds[column] else { return false }
      let below = rows.compactMap { row in
        column < row.count && !row[column].isEmpty ? CellKind(row[column]) == kind : nil
      }
      return below.isEmpty || kind == .number || below.count(where: \.self) * 10 >= below.count * 9
    }
  }

  /// Whether columns are named by years or by counting: `Country,1960,1961`.
  private static func isSequence(_ texts: [String]) -> Bool {
    let numbers = texts.compactMap { Int($0) }
    guard numbers.count == texts.count, numbers.count > 1 else {
      return numbers.count == texts.count && numbers.allSatisfy { (1800...2100).contains($0) }
    }
    let steps = zip(numbers, numbers.dropFirst()).map { $1.subtractingReportingOverflow($0) }
    return steps.allSatisfy { !$0.overflow && $0.partialValue == steps[0].partialValue }
      && steps[0].partialValue != 0
  }

  /// Names of columns: trimmed, none empty, none twice.
  static func names(_ row: [String]) -> [String] {
    var counts: [String: Int] = [:]
    var taken = Set(row.map(\.trimmed))
    return row.enumerated().map { index, cell in
      let name = cell.trimmed.isEmpty ? "column \(index + 1)" : cell.trimmed
      counts[name, default: 0] += 1
      guard counts[name] != 1 else { return name }
      while true {
        let numbered = "\(name)_\(counts[name, default: 1])"
        if taken.insert(numbered).inserted { return numbered }
        counts[name, default: 0] += 1
      }
    }
  }
}
