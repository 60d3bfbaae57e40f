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

  /// Whether there is a blank row above each row of tiles.
  private let isSpacious: Bool
  /// Whether the entries are stops.
  private let isSelectable: Bool

  private static let smallTile = Size(columns: 4, rows: 2)
  /// Minimum columns of a name beside its tile.
  private static let nameColumns = 10
  private static let gap = 2
  /// Maximum number of related entries in a row.
  private static let maximumRelated = 4

  /// `pictures` are the sizes for portraits, the largest first; if empty, there are small tiles,
  /// and no tiles in a list. `rows` is the number of the pane's rows from here on.
  init(
    _ section: Section, columns: Int, pictures: [Size] = [], rows: Int = 0,
    isSpacious: Bool = true, _ strings: Strings, _ glyphs: Glyphs
  ) {
    let pictures = section.entries.contains { $0.portrait != nil } ? pictures : []
    let fitting = pictures.first { size in
      let number = Self.number(of: size, in: columns)
      let lines = (section.entries.count + number - 1) / number
      return lines * (size.rows + 1) < rows
    }
    tile = fitting ?? pictures.last ?? Self.smallTile
    self.columns = columns
    self.isSpacious = isSpacious
    isSelectable = true
    self.glyphs = glyphs
    block.add(DetailLine("\(section.title) \(strings.number(section.available))", .quiet))
    if section.style == .tiles || !pictures.isEmpty {
      addTiles(section.entries, strings)
    } else {
      addList(section.entries, strings)
    }
  }

  /// Related entries as portraits in as many rows as fit, none of which can be selected; each label
  /// is above its first entry. `pictures` are the sizes for portraits, the largest first.
  init(related facts: [Fact], pictures: [Size], columns: Int, rows: Int, _ glyphs: Glyphs) {
    let entries = facts.flatMap { fact in
      fact.items.enumerated().map { (label: $0 == 0 ? fact.label : "", item: $1) }
    }
    let maximum = Self.maximumRelated
    let fitting = pictures.first { size in
      let number = Self.number(of: size, in: columns, atMost: maximum)
      return (entries.count + number - 1) / number * (size.rows + 1) <= rows
    }
    tile = fitting ?? pictures.last ?? Self.smallTile
    self.columns = columns
    self.glyphs = glyphs
    isSpacious = true
    isSelectable = false
    let number = Self.number(of: tile, in: columns, atMost: maximum)
    let width = (columns - (number - 1) * Self.gap) / number
    for start in stride(from: 0, to: entries.count, by: number) {
      let top = block.lines.count
      guard top + 1 + tile.rows <= rows else { break }
      block.fill(to: top + 1 + tile.rows)
      for (index, entry) in entries[start...].prefix(number).enumerated() {
        let column = index * (width + Self.gap)
        block.put(
          DetailBlock(lines: [DetailLine(entry.label, .quiet)]), at: top, column: column)
        add(entry.item, at: top + 1, column: column, width)
      }
    }
  }

  /// Three columns of tiles at most, or two or one in a narrower pane.
  private static func number(of tile: Size, in columns: Int, atMost maximum: Int = 3) -> Int {
    (2...maximum).last { (columns - ($0 - 1) * gap) / $0 - tile.columns - 3 >= nameColumns } ?? 1
  }

  private mutating func addTiles(_ entries: [FactItem], _ strings: Strings) {
    let number = Self.number(of: tile, in: columns)
    let width = (columns - (number - 1) * Self.gap) / number
    let available = noteColumns(width)
    let entries = strings.fitting(entries, columns: available) {
      notes(of: $0, columns: available)
    }
    for start in stride(from: 0, to: entries.count, by: number) {
      if isSpacious { block.addBlank() }
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
    let available = max(width - left - 1, 1)
    let lines = PlainText.wrapped(entry.title, columns: available).map(String.init)
    let name = glyphs.cut(lines: lines, to: tile.rows, columns: available)
    var cell = DetailBlock()
    for line in name { cell.add(DetailLine(line, .text, at: left)) }
    let whole = noteColumns(width)
    for text in notes(of: entry, columns: whole).prefix(tile.rows - name.count) {
      cell.add(DetailLine(glyphs.cut(text, to: whole), .quiet, at: left))
    }
    let runs = name.indices.map { StopRun(line: $0, run: 0) }
    if isSelectable { cell.addStop(runs, line: 0, marker: left - 1) }
    let end = PlainText.width(of: name.last ?? "")
    cell.add(
      DetailTile(
        line: 0, column: 0, size: tileSize, id: entry.id, title: entry.title,
        portrait: tile == Self.smallTile ? nil : entry.portrait,
        star: Point(column: left + end + 1, row: max(name.count - 1, 0))))
    block.put(cell, at: line, column: column)
  }

  /// Columns of a note in a cell of `width` columns. The star's column is free there.
  private func noteColumns(_ width: Int) -> Int { max(width - tile.columns - 3, 1) + 1 }

  /// Without blank rows between entries a tile has a row less, so that tiles don't touch.
  private var tileSize: Size {
    isSpacious ? tile : Size(columns: tile.columns, rows: tile.rows - 1)
  }

  /// The homeworld of a person; the episode and the year of a film, below each other if they don't
  /// fit beside each other.
  private func notes(of entry: FactItem, columns: Int) -> [String] {
    let text = entry.subtitle.isEmpty ? entry.note : entry.subtitle
    guard PlainText.width(of: text) > columns else { return text.isEmpty ? [] : [text] }
    return text.split(separator: " · ").map(String.init)
  }

  private mutating func addList(_ entries: [FactItem], _ strings: Strings) {
    let widest = entries.map { PlainText.width(of: $0.title) }.max() ?? 0
    for entry in strings.fitting(entries, columns: columns - widest - Self.gap, { [$0.note] }) {
      var line = DetailLine(glyphs.cut(entry.title, to: columns), .text)
      if !entry.note.isEmpty, widest + Self.gap + PlainText.width(of: entry.note) <= columns {
        line.runs.append(DetailRun(column: widest + Self.gap, text: entry.note, role: .quiet))
      }
      let first = StopRun(line: block.lines.count, run: 0)
      block.add(line)
      block.addStop([first], line: first.line, marker: -2)
    }
  }
}
