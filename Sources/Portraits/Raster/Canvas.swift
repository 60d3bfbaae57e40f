/// Pixels that shapes are sampled on, without blending: flat areas cost few bytes and read best.
///
/// Shapes are given in a view of 24 × 32 units, whose axis of symmetry is x = 12, and scaled to
/// however many pixels there are.
struct Canvas {
  let width: Int
  let height: Int
  private(set) var pixels: [RGB]
  /// First unit shown, and pixels per unit.
  private let left: Double
  private var top: Double
  private let scaleX: Double
  private let scaleY: Double
  private var crossings: [Double] = []

  /// `inset` is the number of units cut off at each side, and below in proportion: a small picture
  /// shows less of a figure, at a larger scale.
  init(width: Int, height: Int, ground: RGB, inset: Double = 0) {
    self.width = width
    self.height = height
    left = inset
    top = inset / 3
    scaleX = Double(width) / (24 - 2 * inset)
    scaleY = Double(height) / (32 - 2 * inset * 4 / 3)
    pixels = Array(repeating: ground, count: width * height)
    crossings.reserveCapacity(16)
  }

  /// Moves everything drawn from now on down by `units`.
  mutating func drop(_ units: Double) { top -= units }

  /// Fills a polygon of x and y in turn. With `only` it recolours pixels of that colour and leaves
  /// the others.
  mutating func fill(_ color: RGB, only: RGB? = nil, _ points: Double...) {
    polygon(color, only, isPaired: false, points)
  }

  /// Fills a polygon and its mirror image.
  mutating func pair(_ color: RGB, only: RGB? = nil, _ points: Double...) {
    polygon(color, only, isPaired: true, points)
  }

  private mutating func polygon(_ color: RGB, _ only: RGB?, isPaired: Bool, _ points: [Double]) {
    let count = points.count / 2
    for row in 0..<height {
      let y = top + (Double(row) + 0.5) / scaleY
      crossings.removeAll(keepingCapacity: true)
      var (x1, y1) = (points[count * 2 - 2], points[count * 2 - 1])
      for index in 0..<count {
        let (x2, y2) = (points[index * 2], points[index * 2 + 1])
        if (y1 <= y) != (y2 <= y) { crossings.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1)) }
        (x1, y1) = (x2, y2)
      }
      crossings.sort()
      for index in stride(from: 0, to: crossings.count - 1, by: 2) {
        span(color, only, row, crossings[index], crossings[index + 1], isPaired)
      }
    }
  }

  /// Fills an ellipse, or the part of it above a height.
  mutating func oval(
    _ color: RGB, only: RGB? = nil, _ x: Double, _ y: Double, _ across: Double, _ down: Double,
    to: Double = 99, isPaired: Bool = false
  ) {
    for row in 0..<height {
      let at = top + (Double(row) + 0.5) / scaleY
      let v = (at - y) / down
      guard v * v < 1, at <= to else { continue }
      let reach = across * (1 - v * v).squareRoot()
      span(color, only, row, x - reach, x + reach, isPaired)
    }
  }

  mutating func ovals(_ color: RGB, _ x: Double, _ y: Double, _ across: Double, _ down: Double) {
    oval(color, x, y, across, down, isPaired: true)
  }

  /// Fills a rectangle of at least one pixel.
  mutating func box(
    _ color: RGB, only: RGB? = nil, _ x: Double, _ y: Double, _ wide: Double, _ high: Double,
    isPaired: Bool = false
  ) {
    let first = Int(((x - left) * scaleX).rounded())
    let last = max(first + 1, Int(((x + wide - left) * scaleX).rounded()))
    let upper = Int(((y - top) * scaleY).rounded())
    let lower = max(upper + 1, Int(((y + high - top) * scaleY).rounded()))
    for row in max(upper, 0)..<max(min(lower, height), max(upper, 0)) {
      set(color, only, row, first, last)
      if isPaired { set(color, only, row, width - last, width - first) }
    }
  }

  mutating func boxes(
    _ color: RGB, only: RGB? = nil, _ x: Double, _ y: Double, _ wide: Double, _ high: Double
  ) {
    box(color, only: only, x, y, wide, high, isPaired: true)
  }

  private mutating func span(
    _ color: RGB, _ only: RGB?, _ row: Int, _ start: Double, _ end: Double, _ isPaired: Bool
  ) {
    let first = Int(((start - left) * scaleX - 0.5).rounded(.up))
    let last = Int(((end - left) * scaleX - 0.5).rounded(.down)) + 1
    set(color, only, row, first, last)
    if isPaired { set(color, only, row, width - last, width - first) }
  }

  private mutating func set(_ color: RGB, _ only: RGB?, _ row: Int, _ first: Int, _ last: Int) {
    let (first, last) = (max(first, 0), min(last, width))
    guard first < last else { return }
    for index in row * width + first..<row * width + last
    where only == nil || pixels[index] == only {
      pixels[index] = color
    }
  }

  /// Sets a pixel counted from the upper left; outside, nothing happens.
  mutating func dot(_ color: RGB, column: Int, row: Int) {
    guard (0..<width).contains(column), (0..<height).contains(row) else { return }
    pixels[row * width + column] = color
  }
}
