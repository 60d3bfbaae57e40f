import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The entries of a section in its detail: as tiles in columns, or as a list.
struct EntryRows {
  private(set) var block = DetailBlock()
  private let glyphs: Glyphs
  private let columns: Int

  private let tile: Size

  private static let smallTile = Size(columns: 4, rows: 2)
  private static let gap = 2

  /// - Parameter face: the size of portraits; nil: small tiles.
  init(
    _ section: Section, columns: Int, face: Size? = nil, _ strings: Strings, _ glyphs: Glyphs
  ) {
    let hasFaces = section.entries.contains { $0.portrait != nil }
    tile = hasFaces ? face ?? Self.smallTile : Self.smallTile
    self.columns = columns
    self.glyphs = glyphs
    block.add(
      DetailLine(runs: [
        DetailRun(
          column: 0, text: "\(section.title) \(strings.number(section.available))", role: .quiet)
      ]))
    switch section.style {
    case .tiles: addTiles(section.entries)
    case .count, .rows: addList(section.entries)
    }
  }

  /// Adds three columns of tiles, or two or one in a narrower pane.
  private mutating func addTiles(_ entries: [FactItem]) {
    let number = columns >= 56 ? 3 : columns >= 36 ? 2 : 1
    let width = (columns - (number - 1) * Self.gap) / number
    for start in stride(from: 0, to: entries.count, by: number) {
      block.addBlank()
      let top = block.lines.count
      block.fill(to: top + tile.rows)
      for index in start..<min(start + number, entries.count) {
        add(entries[index], at: top, column: (index - start) * (width + Self.gap), width)
      }
    }
  }

  private mutating func add(_ entry: FactItem, at line: Int, column: Int, _ width: Int) {
    let left = tile.columns + 2
    // The member's star may be in the gap before the next tile.
    let room = max(width - left - 1, 1)
    let name = nameLines(of: entry, columns: room)
    var cell = DetailBlock()
    for line in name {
      cell.add(DetailLine(runs: [DetailRun(column: left, text: line, role: .text)]))
    }
    if name.count < tile.rows, !entry.subtitle.isEmpty {
      let home = PlainText.prefix(entry.subtitle, columns: room, ellipsis: glyphs.ellipsis)
      cell.add(DetailLine(runs: [DetailRun(column: left, text: home.text, role: .quiet)]))
    }
    let runs = name.indices.map { StopRun(line: $0, run: 0) }
    cell.addStop(runs, line: 0, marker: left - 1)
    let end = PlainText.width(of: name.last ?? "")
    cell.add(
      DetailTile(
        line: 0, column: 0, size: tile, id: entry.id, title: entry.title,
        portrait: tile == Self.smallTile ? nil : entry.portrait,
        star: Point(column: left + end + 1, row: max(name.count - 1, 0))))
    block.put(cell, at: line, column: column)
  }

  /// The name in the tile's rows, cut if longer.
  private func nameLines(of entry: FactItem, columns: Int) -> [String] {
    let lines = PlainText.wrapped(entry.title, columns: columns).map(String.init)
    guard lines.count > tile.rows else { return lines }
    let rest = lines[(tile.rows - 1)...].joined(separator: " ")
    return lines.prefix(tile.rows - 1)
      + [PlainText.prefix(rest, columns: columns, ellipsis: glyphs.ellipsis).text]
  }

  private mutating func addList(_ entries: [FactItem]) {
    let widest = entries.map { PlainText.width(of: $0.title) }.max() ?? 0
    for entry in entries {
      let name = PlainText.prefix(entry.title, columns: columns, ellipsis: glyphs.ellipsis)
      var line = DetailLine(runs: [DetailRun(column: 0, text: name.text, role: .text)])
      if !entry.note.isEmpty, widest + Self.gap + PlainText.width(of: entry.note) <= columns {
        line.runs.append(DetailRun(column: widest + Self.gap, text: entry.note, role: .quiet))
      }
      let first = StopRun(line: block.lines.count, run: 0)
      block.add(line)
      block.addStop([first], line: first.line, marker: -2)
    }
  }
}
