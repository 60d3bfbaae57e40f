/// How a feature is drawn.
struct FigurePart: Sendable {
  let feature: Feature
  let stroke: @Sendable (inout Canvas, Look) -> Void

  init(_ feature: Feature, _ stroke: @escaping @Sendable (inout Canvas, Look) -> Void) {
    self.feature = feature
    self.stroke = stroke
  }
}

extension [FigurePart] {
  /// Draws the parts that a look has, in the table's order.
  func draw(_ canvas: inout Canvas, _ look: Look) {
    for part in self where look.has(part.feature) { part.stroke(&canvas, look) }
  }
}
