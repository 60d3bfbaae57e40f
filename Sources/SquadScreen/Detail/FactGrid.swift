import PlainText
import SquadCore
import SquadWords

/// Facts in one or two columns. In a number of rows it shows the known facts, wrapped as far as
/// they fit; else each label has a fixed row, with a dash for a missing value.
struct FactGrid {
  private(set) var block = DetailBlock()
  /// Number of lines that were cut, and of a user's own labels beside known values.
  private(set) var cutLines = 0

  /// A fact with the lines of its value.
  private struct Cell {
    let label: String
    let lines: [String]
    let note: String
    let isKnown: Bool
  }

  private static let gap = 3

  /// `isOwn` tells whether the labels are a user's own, which may be whole questions. `rows` is the
  /// number of rows for the facts; nil for one each, whether it is known or not.
  init(
    _ facts: [Fact], labels: [String], columns: Int, isDouble: Bool, isOwn: Bool = false,
    rows: Int? = nil, _ glyphs: Glyphs
  ) {
    let number = isDouble ? 2 : 1
    let width = (columns - (number - 1) * Self.gap) / number
    let label = Self.labelColumns(labels, in: width, isOwn: isOwn)
    let available = max(width - label, 0)
    let cells = labels.compactMap { name -> Cell? in
      let fact = facts.first { $0.label == name }
      let value = fact.flatMap { $0.isUnknown ? nil : $0.value }
      guard value != nil || rows == nil else { return nil }
      let lines = PlainText.wrapped(value ?? "—", columns: max(available, 1)).map(String.init)
      return Cell(label: name, lines: lines, note: fact?.note ?? "", isKnown: value != nil)
    }
    let groups = stride(from: 0, to: cells.count, by: number).map { start in
      Array(cells[start..<min(start + number, cells.count)])
    }
    let maximum = rows.map { Self.maximumLines(of: groups, in: $0) } ?? 1
    for group in groups {
      let top = block.lines.count
      for (offset, cell) in group.enumerated() {
        let left = offset * (width + Self.gap)
        let lines = glyphs.cut(lines: cell.lines, to: maximum, columns: available)
        cutLines += cell.lines.count - lines.count
        if isOwn, cell.isKnown, PlainText.width(of: cell.label) > label - 2 { cutLines += 1 }
        var part = DetailBlock()
        for (index, line) in lines.enumerated() {
          let name = DetailRun(column: 0, text: glyphs.cut(cell.label, to: label - 2), role: .quiet)
          let value = DetailRun(column: label, text: line, role: .text)
          part.add(DetailLine(runs: index == 0 ? [name, value] : [value]))
        }
        if !cell.note.isEmpty {
          Self.add(cell.note, to: &part, after: lines.last ?? "", from: label, columns: available)
        }
        block.put(part, at: top, column: left)
      }
    }
  }

  /// Columns of the labels with the gap after them. A user's own get at most half of the width.
  static func labelColumns(_ labels: [String], in width: Int, isOwn: Bool) -> Int {
    let widest = labels.map { PlainText.width(of: $0) }.max() ?? 0
    return (isOwn ? min(widest, width / 2) : widest) + 2
  }

  /// The most lines of a value with which all facts fit, and the stop after them if any is cut.
  private static func maximumLines(of groups: [[Cell]], in rows: Int) -> Int {
    let heights = groups.map { $0.map(\.lines.count).max() ?? 0 }
    let whole = heights.max() ?? 1
    var maximum = max(whole, 1)
    while maximum > 1, heights.reduce(maximum < whole ? 1 : 0, { $0 + min($1, maximum) }) > rows {
      maximum -= 1
    }
    return maximum
  }

  /// Adds a note after a value's last line, if it fits there.
  private static func add(
    _ note: String, to part: inout DetailBlock, after line: String, from column: Int, columns: Int
  ) {
    let offset = PlainText.width(of: line) + 2
    guard offset + PlainText.width(of: note) <= columns else { return }
    part.append(DetailRun(column: column + offset, text: note, role: .quiet))
  }
}

/// Facts below each other, each after its label; their items are stops.
struct FactRows {
  private(set) var block = DetailBlock()

  /// `isOwn` tells whether the labels are a user's own; one as long as a question has lines of its
  /// own above its value.
  init(
    _ facts: [Fact], columns: Int, isOwn: Bool = false, _ strings: Strings, _ glyphs: Glyphs
  ) {
    let indent = Self.labelColumns(of: facts, columns: columns)
    for fact in facts {
      let isAbove = isOwn && PlainText.width(of: fact.label) > indent - 2
      if isAbove { block.add(fact.label, .quiet, columns: columns) }
      var flow = LineFlow(indent: isAbove ? 2 : indent, columns: columns)
      if !isAbove { flow.label(fact.label, columns: indent - 2) }
      // A value too wide for the space beside its label starts below it.
      let widest = fact.items.map { PlainText.width(of: $0.title) }.max() ?? 0
      if widest > columns - indent { flow.continueBelow(indent: 2) }
      for (index, item) in fact.items.enumerated() {
        if index > 0 { flow.join(glyphs.separator) }
        flow.add(item.title, role: .text, stopMarker: -1)
      }
      if !fact.value.isEmpty { flow.addWords(strings.value(of: fact)) }
      block.add(flow)
    }
  }

  /// Width of the label column with the gap after it.
  private static func labelColumns(of facts: [Fact], columns: Int) -> Int {
    let widest = facts.map { PlainText.width(of: $0.label) }.max() ?? 5
    return min(max(widest, 5), max(columns / 2, 1), 18) + 3
  }
}
