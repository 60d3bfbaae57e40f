/// Covers of comics, series, events and stories: a title band above a hero whom the title names, or
/// above a motif of its words.
enum Cover {
  static func drawn(_ subject: PortraitSubject, width: Int, height: Int) -> [RGB] {
    let hash = StableHash(subject.name)
    let colors = hash.pick(Wardrobe.suits, 1)
    let words = subject.name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }
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
    title(subject, words, on: &canvas, band.luma < 60 ? look.trim.darker(10) : band)
    return canvas.pixels
  }

  /// The look of the longest run of words that is somebody's name.
  private static func hero(in words: [Substring]) -> Substring? {
    for length in stride(from: min(words.count, 3), to: 0, by: -1) {
      for start in 0...words.count - length {
        let name = words[start..<start + length].joined(separator: " ")
        if let line = KnownLooks.marvel.lines[Substring(name)] { return line }
      }
    }
    return nil
  }

  /// The band with initials, and the issue's number in a corner.
  private static func title(
    _ subject: PortraitSubject, _ words: [Substring], on canvas: inout Canvas, _ band: RGB
  ) {
    let scale = max(1, canvas.width / 16)
    let high = 7 * scale
    for row in 0..<high {
      for column in 0..<canvas.width { canvas.dot(band, column: column, row: row) }
    }
    for column in 0..<canvas.width { canvas.dot(0x16161E, column: column, row: high) }
    let initials = subject.initials
    PixelFont.draw(initials, on: &canvas, band.ink, column: scale, row: scale, scale: scale)
    guard let mark = subject.name.lastIndex(of: "#") else { return }
    let number = String(subject.name[subject.name.index(after: mark)...].prefix { $0.isNumber })
    let left = canvas.width - PixelFont.width(number) - 2
    guard !number.isEmpty, left > PixelFont.width(initials, scale: scale) + 2 * scale else {
      return
    }
    for row in 0..<7 {
      for column in left - 1..<canvas.width { canvas.dot(0xF4F0E4, column: column, row: row) }
    }
    PixelFont.draw(number, on: &canvas, 0x16161E, column: left, row: 1)
  }
}
