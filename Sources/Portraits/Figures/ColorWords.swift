/// Colours that catalogues' words for hair, skin and eyes mean: `Red / White`, `fair, green`.
enum ColorWords {
  /// The colours of the words that have one, in their order.
  static func colors(_ text: String?, in table: LookTable) -> [RGB] {
    guard let text else { return [] }
    return text.lowercased().split { !$0.isLetter }
      .compactMap { table[String($0)].flatMap(RGB.init(hex:)) }
  }

  static let hair = LookTable(
    """
    black:22202A; blond:E2BC5C; blonde:E2BC5C; brown:5E3A20; brownn:5E3A20; white:EDEDF0;
    purple:7B4BB0; orange:E07A28; pink:EE7FB0; red:B23A1C; auburn:7C3020; blue:3D63C0;
    green:3F9A48; magenta:C03A8C; silver:C2C8D2; grey:9A9CA4; gray:9A9CA4; yellow:F0D24A;
    gold:DDAE3A; indigo:4A3FA0
    """)

  static let skin = LookTable(
    """
    fair:F0C8A0; light:E8B88C; pale:E9D9CC; dark:7A4C30; tan:C98E5E; brown:9A6A42; green:6FA04A;
    grey:9AA2AC; gray:9AA2AC; white:EDEEF0; blue:5A86C8; red:B8362C; orange:D98A48;
    yellow:D8B850; gold:DCA93A; metal:9AA0AA; silver:C4CAD4; mottle:B06A48; mottled:7E9A6A
    """)

  static let eyes = LookTable(
    """
    yellow:F2CE3A; blue:2F6FC4; green:2F8A4A; brown:5A3620; bown:5A3620; red:E8402C;
    violet:8A4FD0; purple:8A4FD0; white:F8F8F4; black:14141C; silver:C4CAD4; grey:70788A;
    gray:70788A; gold:E0AC34; hazel:7A6A2C; indigo:4A3FB0; amber:D98E2A; orange:F08A2E;
    pink:F08AB0
    """)
}
