import Foundation

/// The cells of a 120×40 terminal with links: just enough of an emulator to read squad's output, in
/// which each character is one column wide.
struct LinkedCells {
  private struct Cell {
    var text: Character = " "
    var link = ""
  }

  private var cells = [[Cell]](
    repeating: [Cell](repeating: Cell(), count: LinkedCells.columns), count: LinkedCells.rows)
  private var (row, column) = (0, 0)
  private var saved = (row: 0, column: 0)
  private var link = ""

  private static let (columns, rows) = (120, 40)

  /// The addresses that can be opened, each with its visible text.
  var links: [String: String] {
    cells.joined().filter { !$0.link.isEmpty }
      .reduce(into: [:]) { $0[$1.link, default: ""].append($1.text) }
  }

  var lines: [String] { cells.map { String($0.map(\.text)) } }

  mutating func take(_ text: String) {
    var rest = text[...]
    let sequence = /\u{1B}(?:\[([0-?]*)[ -\/]*([@-~])|[\]P](.*?)(?:\u{1B}\\|\u{7})|[()]B|([78=>]))/
      .dotMatchesNewlines()
    while let first = rest.unicodeScalars.first {
      if first == "\u{1B}", let match = rest.prefixMatch(of: sequence) {
        rest = rest[match.range.upperBound...]
        if let last = match.output.2 { control(match.output.1 ?? "", last) }
        if let command = match.output.3 { open(command) }
        if match.output.4 == "7" { saved = (row, column) }
        if match.output.4 == "8" { (row, column) = saved }
      } else {
        rest.unicodeScalars.removeFirst()
        put(first)
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": column = 0
    case "\n": row += 1
    case "\u{8}": column -= 1
    case "\u{20}"...:
      write(Cell(text: Character(scalar), link: link))
      column += 1
    default: break
    }
  }

  private mutating func write(_ cell: Cell) {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else { return }
    cells[row][column] = cell
  }

  private mutating func open(_ command: Substring) {
    guard command.hasPrefix("8;") else { return }
    link = String(command.dropFirst(2).drop { $0 != ";" }.dropFirst())
  }

  private mutating func control(_ parameters: Substring, _ last: Substring) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = (numbers.first ?? nil) ?? 1
    switch last {
    case "H": (row, column) = (first - 1, (numbers.dropFirst().first ?? nil).map { $0 - 1 } ?? 0)
    case "d": row = first - 1
    case "G": column = first - 1
    case "A": row -= first
    case "B": row += first
    case "C": column += first
    case "D": column -= first
    case "X": erase(column..<column + first)
    case "K": erase(parameters == "1" ? 0..<column + 1 : column..<Self.columns)
    case "J":
      for line in row..<Self.rows { erase((line == row ? column : 0)..<Self.columns, in: line) }
    default: break
    }
  }

  private mutating func erase(_ range: Range<Int>, in line: Int? = nil) {
    let line = line ?? row
    guard cells.indices.contains(line) else { return }
    for column in range.clamped(to: cells[line].indices) { cells[line][column] = Cell() }
  }
}
