/// Colours that catalogues' words for hair, skin and eyes mean: `Red / White`, `fair, green`.
enum ColorWords {
  /// The colours of the words that have one, in their order.
  static func colors(_ text: String?, in table: [Substring: RGB]) -> [RGB] {
    guard let text else { return [] }
    return text.lowercased().split { !$0.isLetter }.compactMap { table[$0] }
  }

  static let hair: [Substring: RGB] = [
    "black": 0x22202A, "blond": 0xE2BC5C, "blonde": 0xE2BC5C, "brown": 0x5E3A20,
    "brownn": 0x5E3A20, "white": 0xEDEDF0, "purple": 0x7B4BB0, "orange": 0xE07A28,
    "pink": 0xEE7FB0, "red": 0xB23A1C, "auburn": 0x7C3020, "blue": 0x3D63C0, "green": 0x3F9A48,
    "magenta": 0xC03A8C, "silver": 0xC2C8D2, "grey": 0x9A9CA4, "gray": 0x9A9CA4,
    "yellow": 0xF0D24A, "gold": 0xDDAE3A, "indigo": 0x4A3FA0,
  ]

  static let skin: [Substring: RGB] = [
    "fair": 0xF0C8A0, "light": 0xE8B88C, "pale": 0xE9D9CC, "dark": 0x7A4C30, "tan": 0xC98E5E,
    "brown": 0x9A6A42, "green": 0x6FA04A, "grey": 0x9AA2AC, "gray": 0x9AA2AC, "white": 0xEDEEF0,
    "blue": 0x5A86C8, "red": 0xB8362C, "orange": 0xD98A48, "yellow": 0xD8B850, "gold": 0xDCA93A,
    "metal": 0x9AA0AA, "silver": 0xC4CAD4, "mottle": 0xB06A48, "mottled": 0x7E9A6A,
  ]

  static let eyes: [Substring: RGB] = [
    "yellow": 0xF2CE3A, "blue": 0x2F6FC4, "green": 0x2F8A4A, "brown": 0x5A3620, "bown": 0x5A3620,
    "red": 0xE8402C, "violet": 0x8A4FD0, "purple": 0x8A4FD0, "white": 0xF8F8F4,
    "black": 0x14141C, "silver": 0xC4CAD4, "grey": 0x70788A, "gray": 0x70788A, "gold": 0xE0AC34,
    "hazel": 0x7A6A2C, "indigo": 0x4A3FB0, "amber": 0xD98E2A, "orange": 0xF08A2E,
    "pink": 0xF08AB0,
  ]
}
