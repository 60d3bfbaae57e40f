import PlainText
import SquadCore
import SquadWords

/// Facts at fixed rows, one a line: the same labels for every entry of a kind, a dash for a missing
/// value. Values longer than their line are cut.
struct FactGrid {
  private(set) var block = DetailBlock()
  /// Whether a value was cut.
  private(set) var isCut = false

  private static let gap = 3

  init(_ facts: [Fact], labels: [String], columns: Int, isDouble: Bool, _ glyphs: Glyphs) {
    let label = (labels.map { PlainText.width(of: $0) }.max() ?? 0) + 2
    let number = isDouble ? 2 : 1
    let width = (columns - (number - 1) * Self.gap) / number
    for start in stride(from: 0, to: labels.count, by: number) {
      var line = DetailLine()
      for offset in 0..<min(number, labels.count - start) {
        let name = labels[start + offset]
        let left = offset * (width + Self.gap)
        let value = Self.value(of: facts.first { $0.label == name })
        let cut = PlainText.prefix(
          value ?? "—", columns: max(width - label, 0), ellipsis: glyphs.ellipsis)
        if let value, cut.text != value { isCut = true }
        line.runs += [
          DetailRun(column: left, text: name, role: .quiet),
          DetailRun(column: left + label, text: cut.text, role: .text),
        ]
      }
      block.add(line)
    }
  }

  private static func value(of fact: Fact?) -> String? {
    fact.flatMap { $0.value == Fact.unknown ? nil : $0.value }
  }
}
