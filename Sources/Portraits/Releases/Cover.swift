/// Covers of comics, series, events and stories: a title band above a hero whom the title names, or
/// above a motif of its words.
enum Cover {
  static func drawn(_ subject: PortraitSubject, width: Int, height: Int) -> [RGB] {
    let hash = StableHash(subject.name)
    let colors = hash.pick(Wardrobe.suits, 1)
    let words = subject.name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }
      .map(String.init)
    let hero = hero(in: words)
    var look = Look()
    if let hero { look.apply(hero) }
    let ground = hero == nil ? colors.2 : look.ground
    var canvas = Canvas(
      width: width, height: height, ground: ground, inset: hero != nil && width < 13 ? 2 : 0)
    let motif = Motifs.motif(of: words) ?? hash.pick(Motifs.plain, 2)
    if hero == nil {
      motif.stroke(&canvas, Motif.Colors(suit: colors.0, trim: colors.1, ground: ground), hash)
    } else {
      Backdrop.draw(&canvas, ground, hash, isStarry: false)
      canvas.drop(5)
      Figure.paint(look, on: &canvas)
    }
    let band = hero == nil ? colors.0 : look.suit
    title(subject, on: &canvas, band.luma < 60 ? look.trim.darker(10) : band)
    return canvas.pixels
  }

  /// Heroes' names that are mostly ordinary words in titles.
  private static let common: Set = ["armor", "destroyer", "leader", "forge", "echo", "eternity"]

  /// The look of the longest run of words that is somebody's name.
  private static func hero(in words: [String]) -> Substring? {
    for length in stride(from: min(words.count, 3), to: 0, by: -1) {
      for start in 0...words.count - length {
        // `joined` resolves its types at the first use, which took a start 0.05 ms.
        let name = words[start + 1..<start + length].reduce(words[start]) { $0 + " " + $1 }
        if common.contains(name) { continue }
        for table in [KnownLooks.marvel, KnownLooks.streets] {
          if let line = table[name] { return line }
        }
      }
    }
    return nil
  }

  /// The band, with initials and the issue's number in a corner where letters have room.
  private static func title(_ subject: PortraitSubject, on canvas: inout Canvas, _ band: RGB) {
    let high = max(canvas.height * 7 / 32, 2)
    fill(&canvas, band, from: 0, rows: high)
    for column in 0..<canvas.width { canvas.dot(0x16161E, column: column, row: high) }
    guard high >= 7 else { return }
    let row = (high - 5) / 2
    PixelFont.draw(subject.initials, on: &canvas, band.ink, column: 1, row: row)
    guard let mark = subject.name.lastIndex(of: "#") else { return }
    let number = String(subject.name[subject.name.index(after: mark)...].prefix { $0.isNumber })
    let left = canvas.width - PixelFont.width(number) - 1
    guard !number.isEmpty, left > PixelFont.width(subject.initials) + 2 else { return }
    fill(&canvas, 0xF4F0E4, from: left - 1, rows: high)
    PixelFont.draw(number, on: &canvas, 0x16161E, column: left, row: row)
  }

  private static func fill(_ canvas: inout Canvas, _ color: RGB, from left: Int, rows: Int) {
    for row in 0..<rows {
      for column in left..<canvas.width { canvas.dot(color, column: column, row: row) }
    }
  }
}
