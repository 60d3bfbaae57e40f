import PlainText
import SquadCore
import SquadWords

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
