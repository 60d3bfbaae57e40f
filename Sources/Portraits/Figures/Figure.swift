/// Draws a figure's bust from back to front.
enum Figure {
  static func drawn(_ subject: PortraitSubject, width: Int, height: Int) -> [RGB] {
    let hash = StableHash(subject.name)
    let look = Look(subject, hash)
    // Small pictures show the head alone: a face needs ten pixels.
    let inset = width < 13 ? 3.4 : width < 20 ? 1.8 : 0
    var canvas = Canvas(width: width, height: height, ground: look.ground, inset: inset)
    Backdrop.draw(&canvas, look.ground, hash, isStarry: subject.isOfStarWars)
    paint(look, on: &canvas)
    return canvas.pixels
  }

  static func paint(_ look: Look, on canvas: inout Canvas) {
    for being in [Beings.layer, Aliens.layer] where being.contains(where: { look.has($0.feature) })
    {
      return being.draw(&canvas, look)
    }
    Behind.layer.draw(&canvas, look)
    Torso.draw(&canvas, look)
    Signs.layer.draw(&canvas, look)
    Head.draw(&canvas, look)
    Head.marks.draw(&canvas, look)
    Hair.layer.draw(&canvas, look)
    Headgear.layer.draw(&canvas, look)
  }
}

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
