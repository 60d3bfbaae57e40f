import Testing

@testable import Portraits

@Suite struct XtermPaletteTests {
  @Test(arguments: [
    (0xFF0000, 196), (0x000000, 16), (0xFFFFFF, 231), (0x5F8700, 64), (0x808080, 244),
    (0x303030, 236),
  ])
  func `A colour of the palette is itself`(color: UInt32, index: UInt8) {
    #expect(XtermPalette.index(of: RGB(integerLiteral: color)) == index)
  }

  @Test func `Skins and hair keep their hue`() {
    let colors =
      Wardrobe.skins + ColorWords.colors("brown, red, blond, green", in: ColorWords.hair)
    for color in colors { #expect(XtermPalette.index(of: color) < 232, "\(color)") }
  }
}
