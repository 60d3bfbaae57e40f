/// Draws a figure's bust from back to front.
enum Figure {
  typealias Stroke = @Sendable (inout Canvas, Look) -> Void
  typealias Layer = [(feature: Feature, stroke: Stroke)]

  static func drawn(_ subject: PortraitSubject, width: Int, height: Int) -> [RGB] {
    let hash = StableHash(subject.name)
    let look = Look(subject, hash)
    // Small pictures show the head alone: a face needs ten pixels.
    let inset = width < 13 ? 3.4 : width < 20 ? 1.8 : 0
    var canvas = Canvas(width: width, height: height, ground: look.ground, inset: inset)
    Backdrop.draw(&canvas, look.ground, hash, isStarry: subject.publisher == "George Lucas")
    if let being = (Beings.layer + Aliens.layer).first(where: { look.has($0.feature) }) {
      being.stroke(&canvas, look)
      return canvas.pixels
    }
    draw(Behind.layer, &canvas, look)
    Torso.draw(&canvas, look)
    draw(Signs.layer, &canvas, look)
    Head.draw(&canvas, look)
    draw(Head.marks, &canvas, look)
    draw(Hair.layer, &canvas, look)
    draw(Headgear.layer, &canvas, look)
    return canvas.pixels
  }

  private static func draw(_ layer: Layer, _ canvas: inout Canvas, _ look: Look) {
    for (feature, stroke) in layer where look.has(feature) { stroke(&canvas, look) }
  }
}
