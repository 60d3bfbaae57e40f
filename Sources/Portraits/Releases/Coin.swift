/// Coins of currencies, in front of their country's colours.
enum Coin {
  static func drawn(_ subject: PortraitSubject, width: Int, height: Int) -> [RGB] {
    let code = subject.name.uppercased()
    let hash = StableHash(code)
    let flag = Flags.table[code]?.split(separator: " ") ?? ["h", "2a4a6a", "5a7a9a"]
    let colors = flag.compactMap(RGB.init(hex:)).map { $0.darker(24) }
    var canvas = Canvas(width: width, height: height, ground: colors.first ?? 0x2A4A6A)
    let isUpright = flag.first == "v"
    for (index, color) in colors.enumerated() {
      let share = (isUpright ? 24.0 : 32) / Double(colors.count)
      let start = Double(index) * share
      isUpright
        ? canvas.box(color, start, 0, share + 0.5, 32)
        : canvas.box(color, 0, start, 24, share + 0.5)
    }
    let metal: RGB = hash.pick([0xE2B23C, 0xC2C8D2, 0xD89A52, 0xE2B23C], 1)
    let rim: RGB =
      hash.pick(3, 2) == 0 ? (metal == 0xC2C8D2 ? 0xE2B23C : 0xC2C8D2) : metal.darker(22)
    canvas.oval(0x14161E, 12.8, 17, 10.4, 10.4)
    canvas.oval(rim.lighter(20), 12, 16, 10.4, 10.4)
    canvas.oval(rim, 12.4, 16.5, 9.9, 9.9)
    canvas.oval(metal.darker(30), 12, 16, 8.7, 8.7)
    canvas.oval(metal, 12.3, 16.4, 8.3, 8.3)
    let ink = metal.darker(72)
    if let symbol = subject.symbol?.unicodeScalars.last, let rows = CoinSigns.rows(of: symbol) {
      let scale = max(1, (width + 3) / 12)
      let (left, top) = ((width - 5 * scale) / 2, height / 2 - (7 * scale + 1) / 2)
      for row in 0..<7 * scale {
        for column in 0..<5 * scale where rows[row / scale] >> (4 - column / scale) & 1 == 1 {
          canvas.dot(ink, column: left + column, row: top + row)
        }
      }
    } else {
      let text =
        [3, 2].map { String(code.prefix($0)) }
        .first { PixelFont.width($0) <= width * 3 / 4 } ?? String(code.prefix(1))
      let scale = max(1, width * 3 / 4 / max(PixelFont.width(text), 1))
      let left = (width - PixelFont.width(text, scale: scale)) / 2
      PixelFont.draw(
        text, on: &canvas, ink, column: left, row: (height - 5 * scale) / 2, scale: scale)
    }
    return canvas.pixels
  }
}

/// Signs of currencies, of five by seven dots.
private enum CoinSigns {
  static func rows(of symbol: Unicode.Scalar) -> [UInt8]? { signs[symbol] }

  /// Rows from the top, five bits each.
  private static let signs: [Unicode.Scalar: [UInt8]] = [
    "$": [0b00100, 0b01111, 0b10100, 0b01110, 0b00101, 0b11110, 0b00100],
    "€": [0b00111, 0b01000, 0b11110, 0b01000, 0b11110, 0b01000, 0b00111],
    "¥": [0b10001, 0b01010, 0b11111, 0b00100, 0b11111, 0b00100, 0b00100],
    "£": [0b00110, 0b01001, 0b01000, 0b11100, 0b01000, 0b01000, 0b11111],
    "₹": [0b11111, 0b00010, 0b11111, 0b00010, 0b11100, 0b01000, 0b00110],
    "₩": [0b10101, 0b10101, 0b11111, 0b10101, 0b11111, 0b01010, 0b01010],
    "₽": [0b01110, 0b01001, 0b01001, 0b01110, 0b11100, 0b01000, 0b11100],
    "₺": [0b01000, 0b01010, 0b01100, 0b11010, 0b01101, 0b01001, 0b01110],
    "฿": [0b00100, 0b11110, 0b10101, 0b11110, 0b10101, 0b11110, 0b00100],
    "₫": [0b00010, 0b00111, 0b01110, 0b10010, 0b10010, 0b01111, 0b11111],
    "₴": [0b01110, 0b10001, 0b11111, 0b00100, 0b11111, 0b10001, 0b01110],
    "₦": [0b10001, 0b11001, 0b11111, 0b10101, 0b11111, 0b10011, 0b10001],
    "₱": [0b11110, 0b10001, 0b11111, 0b11110, 0b11111, 0b10000, 0b10000],
    "₪": [0b11101, 0b10101, 0b10101, 0b10101, 0b10101, 0b10001, 0b10111],
    "₡": [0b00101, 0b01111, 0b11010, 0b11010, 0b11100, 0b01111, 0b10100],
    "₵": [0b00100, 0b01111, 0b10100, 0b10100, 0b10100, 0b01111, 0b00100],
    "₲": [0b00100, 0b01111, 0b10100, 0b10111, 0b10101, 0b01110, 0b00100],
    "₸": [0b11111, 0b00000, 0b11111, 0b00100, 0b00100, 0b00100, 0b00100],
    "₼": [0b00100, 0b01110, 0b10101, 0b10101, 0b10101, 0b10101, 0b10101],
    "₾": [0b01010, 0b01110, 0b11011, 0b11010, 0b10000, 0b10000, 0b11111],
    "₮": [0b11111, 0b00100, 0b00111, 0b01100, 0b00111, 0b01100, 0b00100],
    "₭": [0b10010, 0b10100, 0b11111, 0b11000, 0b10100, 0b10010, 0b10001],
  ]
}
