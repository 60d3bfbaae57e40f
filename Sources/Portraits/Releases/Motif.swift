/// What a cover shows for a word of its title.
struct Motif: Sendable {
  struct Colors {
    let suit: RGB
    let trim: RGB
    let ground: RGB
  }

  let words: [Substring]
  let stroke: @Sendable (inout Canvas, Colors, StableHash) -> Void

  init(
    _ words: String, _ stroke: @escaping @Sendable (inout Canvas, Colors, StableHash) -> Void
  ) {
    self.words = words.split(separator: " ")
    self.stroke = stroke
  }
}
