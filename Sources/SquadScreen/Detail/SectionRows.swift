import PlainText
import SquadCore
import SquadWords

/// A detail's sections, one a row, their numbers aligned.
struct SectionRows {
  private(set) var block = DetailBlock()

  /// Columns of a number, `99,999`, unless one is wider.
  private static let usualNumber = 6
  private let numberColumns: Int

  /// `titles` are of the fixed rows, known or not; empty for one row per section.
  init(
    _ sections: [Section], titles: [String], columns: Int, isNoted: Bool, _ strings: Strings,
    _ glyphs: Glyphs
  ) {
    let titles = titles.isEmpty ? sections.map(\.title) : titles
    let widest = titles.map { PlainText.width(of: $0) }.max() ?? 0
    let numbers = sections.map { PlainText.width(of: strings.number($0.available)) }
    numberColumns = max(numbers.max() ?? 0, Self.usualNumber)
    // A user's own titles may be as long as sentences.
    let label = max(min(widest, columns - numberColumns - 3), 0) + 1
    for (row, title) in titles.enumerated() {
      let section = sections.first { $0.title == title }
      add(
        title, section, label: label, isFirst: row == 0, isNoted: isNoted, columns: columns,
        strings, glyphs)
    }
  }

  private mutating func add(
    _ title: String, _ section: Section?, label: Int, isFirst: Bool, isNoted: Bool, columns: Int,
    _ strings: Strings, _ glyphs: Glyphs
  ) {
    let opens = section?.opens == true
    let available = section.map(\.available) ?? 0
    let number = available > 0 ? strings.number(available) : "—"
    var line = DetailLine()
    line.runs = [
      DetailRun(
        column: 0, text: glyphs.cut(title, to: label - 1), role: isFirst ? .accent : .text),
      DetailRun(
        column: label + numberColumns - PlainText.width(of: number), text: number,
        role: isFirst && opens ? .strong : .text),
    ]
    if opens {
      line.runs.append(.init(column: label + numberColumns + 1, text: glyphs.opens, role: .text))
    }
    if opens { block.addStop(line, marker: -2) } else { block.add(line) }
    guard isNoted, let note = section.flatMap(strings.bundledNote) else { return }
    let column = label + numberColumns + 4
    guard column + PlainText.width(of: note) <= columns else { return }
    block.append(DetailRun(column: column, text: note, role: .quiet))
  }
}
