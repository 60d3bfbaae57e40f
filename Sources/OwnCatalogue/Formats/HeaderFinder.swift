/// Finds the header of a table among its first rows, below a spreadsheet's titles and notes.
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
    // The row above a record is the header, even if some of its names are empty.
    let isRecord = rows.indices.contains(row) && !Self.isHeader(row, of: rows)
    let hasNames =
      isRecord && row > notes && filled[row - 1] > 0 && rows[row - 1].count == rows[row].count
      && Self.isHeader(row - 1, of: rows)
    // A row with a number or date above a longer row of names is a note, too.
    let isPlain = rows.indices.contains(row) && rows[row].allSatisfy { CellKind($0) == nil }
    let names = candidates.first { index in
      let below = rows[(index + 1)...]
      return !isPlain && !hasNames && index > row && rows[index].count > rows[row].count
        && Self.isHeader(index, of: rows) && !below.isEmpty
        && below.allSatisfy { $0.count == rows[index].count }
    }
    let isHeader = rows.indices.contains(row) && (hasNames || !isRecord || names != nil)
    // Without a header, an earlier row of the same width with a number or date is the first record:
    // only its empty cells make it look like a note.
    let record = candidates.first { index in
      !isHeader && index < row && rows[index].count == rows[row].count
        && !Self.isHeader(index, of: rows)
    }
    self.row = names ?? record ?? (hasNames ? row - 1 : row)
    self.isHeader = isHeader
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

  /// Whether a row has names, compared with the rows below.
  static func isHeader(_ index: Int, of all: [[String]]) -> Bool {
    let row = all[index]
    let rows = all[(index + 1)...].prefix(rowsBelow)
    let kinds = row.map { CellKind($0) }
    guard kinds.contains(where: { $0 != nil }) else { return true }
    if rows.isEmpty { return false }
    if kinds.allSatisfy({ $0 == nil || $0 == .number }), let names = NumberNames(row) {
      // Numbers that continue in the rows below are a record's, not names.
      return rows.count { NumberNames($0) == names } * 2 < rows.count
    }
    return !kinds.indices.contains { column in
      guard let kind = kinds[column] else { return false }
      let below = rows.compactMap { next -> Bool? in
        guard column < next.count, !next[column].isEmpty else { return nil }
        let found = CellKind(next[column])
        // Some short hashes have no letter.
        let isHash = found == .number && next[column].count == row[column].count
        return found == kind || kind == .hash && isHash
      }
      return below.isEmpty || kind == .number || below.count(where: \.self) * 10 >= below.count * 9
    }
  }

  /// The numbers that name columns in a row with other names: `Country,1960,1961`.
  private enum NumberNames {
    case years
    /// At least three, each so much more than the one before.
    case steps

    init?(_ row: [String]) {
      let numbers = row.compactMap { CellKind($0) == .number ? $0.trimmed : nil }.map { Int($0) }
      let whole = numbers.compactMap(\.self)
      guard !whole.isEmpty, whole.count == numbers.count, whole.count < row.count else {
        return nil
      }
      let steps = zip(whole, whole.dropFirst()).map { $1.subtractingReportingOverflow($0) }
      let isEven = steps.allSatisfy {
        !$0.overflow && $0.partialValue == steps[0].partialValue && $0.partialValue != 0
      }
      guard isEven else { return nil }
      if whole.allSatisfy((1800...2100).contains) {
        self = .years
      } else if whole.count > 2 {
        self = .steps
      } else {
        return nil
      }
    }
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
