/// Quiet grounds behind figures, of two or three tones, which keeps them cheap. None surrounds the
/// head, where it would look like hair.
enum Backdrop {
  static func draw(_ canvas: inout Canvas, _ ground: RGB, _ hash: StableHash, isStarry: Bool) {
    let patterns = isStarry ? worlds : all
    hash.pick(patterns, 40)(&canvas, ground.lighter(16), ground.darker(26))
  }

  private typealias Pattern = @Sendable (inout Canvas, _ light: RGB, _ dark: RGB) -> Void

  private static let worlds: [Pattern] = [
    { canvas, light, _ in canvas.oval(light, 19, 6, 8, 8) },
    { canvas, light, dark in
      canvas.oval(light, 4, 5, 3.6, 3.6)
      canvas.fill(dark, 0, 24, 24, 20, 24, 32, 0, 32)
    },
    { canvas, light, dark in
      canvas.fill(dark, 0, 17, 6, 12, 11, 17, 18, 10, 24, 15, 24, 32, 0, 32)
      canvas.oval(light, 20, 5, 3.4, 3.4)
    },
    { canvas, light, _ in canvas.oval(light, 12, 34, 26, 18) },
  ]

  private static let all: [Pattern] = [
    { canvas, light, _ in canvas.oval(light, 12, 36, 20, 18) },
    { canvas, light, _ in canvas.fill(light, 0, 0, 12, 0, 12, 32, 0, 32) },
    { canvas, light, _ in canvas.fill(light, 13, 0, 24, 0, 24, 32, 3, 32) },
    { canvas, light, dark in
      canvas.fill(light, 0, 14, 0, 2, 24, 8, 24, 20)
      canvas.fill(dark, 0, 24, 0, 14, 24, 20, 24, 32)
    },
    { canvas, light, _ in
      for at in [-6.0, 6, 18] { canvas.fill(light, at + 6, 0, at + 12, 0, at + 2, 32, at - 4, 32) }
    },
    { canvas, light, _ in
      for x in [0.0, 9, 18] { canvas.fill(light, 12, 13, x - 1, -3, x + 5, -3) }
      canvas.pair(light, 12, 13, -4, 8, -4, 18)
    },
    { canvas, light, dark in
      canvas.oval(light, 18, 6, 4.4, 4.4)
      canvas.fill(
        dark, 0, 16, 4, 16, 4, 20, 8, 20, 8, 14, 17, 14, 17, 18, 20, 18, 20, 12, 24, 12, 24, 32, 0,
        32)
    },
    { canvas, light, dark in
      canvas.oval(dark, 24, 2, 17, 17)
      canvas.oval(light, 24, 2, 10, 10)
    },
  ]
}
