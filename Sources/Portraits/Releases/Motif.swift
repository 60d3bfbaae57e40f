/// A drawing for covers whose title has one of its words.
struct Motif: Sendable {
  struct Colors {
    let suit: RGB
    let trim: RGB
    let ground: RGB
  }

  let words: StaticString
  let stroke: @Sendable (inout Canvas, Colors, StableHash) -> Void

  init(
    _ words: StaticString, _ stroke: @escaping @Sendable (inout Canvas, Colors, StableHash) -> Void
  ) {
    self.words = words
    self.stroke = stroke
  }
}
