/// Shapes that several motifs share.
extension Motifs {
  static let night: RGB = 0x14162A

  static func space(_ c: inout Canvas) {
    c.fill(night, 0, 0, 24, 0, 24, 32, 0, 32)
    for (x, y) in [(3.0, 10.0), (20, 12), (6, 28), (18, 29), (10, 11)] {
      c.box(0xC8D0F0, x, y, 0.8, 0.8)
    }
  }

  static func burst(_ c: inout Canvas, _ color: RGB, _ x: Double, _ y: Double, _ r: Double) {
    c.pair(
      color, x + 0.6, y - r, x - r * 0.25, y - r * 0.45, x - r * 0.8, y - r * 0.8, x - r * 0.45,
      y - r * 0.2, x - r, y, x - r * 0.45, y + r * 0.25, x - r * 0.8, y + r * 0.8, x - r * 0.25,
      y + r * 0.45, x + 0.6, y + r)
  }

  static func rays(_ c: inout Canvas, _ color: RGB) {
    for x in [-2.0, 8, 18] { c.fill(color, 12, 20, x, -6, x + 6, -6) }
    for x in [-8.0, 4, 14, 26] { c.fill(color, 12, 20, x, 44, x + 6, 44) }
  }

  static func flames(_ c: inout Canvas, _ color: RGB, _ y: Double) {
    c.pair(
      color, 12.6, y + 4, 10.6, y - 1, 8.6, y + 5, 6, y, 4.6, y + 6, 2, y + 2, -1, y + 8, -1, 33,
      12.6, 33)
  }

  static func city(_ c: inout Canvas, _ color: RGB) {
    c.fill(
      color, 0, 32, 0, 24, 3, 24, 3, 27, 6, 27, 6, 22, 10, 22, 10, 28, 13, 28, 13, 25, 17, 25, 17,
      21, 20, 21, 20, 26, 24, 26, 24, 32)
  }

  static func person(_ c: inout Canvas, _ color: RGB, _ x: Double, _ y: Double) {
    c.fill(
      color, x - 5, 33, x - 4.4, y + 6, x - 1.6, y + 4, x + 1.6, y + 4, x + 4.4, y + 6, x + 5, 33)
    c.oval(color.lighter(24), x, y + 1.2, 2.6, 3.2)
  }

  /// A head and shoulders that look inwards.
  static func profile(_ c: inout Canvas, _ color: RGB, at x: Double) {
    let way = x < 12 ? 1.0 : -1
    c.oval(color, x - way * 0.6, 17, 3.4, 4.4)
    c.fill(color, x + way * 2, 15, x + way * 4, 18, x + way * 2, 21)
    c.fill(color, x - way * 7, 32, x - way * 5, 24, x - way, 21, x + way * 1.6, 24, x + way * 2, 32)
  }
}
