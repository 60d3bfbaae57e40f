import PlainText
import Testing

@Suite struct WidthTests {
  /// Every scalar; `make properties` runs this in release.
  @Suite struct PropertyTests {
    @Test func `Every scalar that passes is as wide as wcwidth says`() {
      let passed = Scalars.all.filter { scalar in
        let text = "a" + String(scalar)
        return PlainText.line(text) == text
      }
      // Reports only a few failures: an array of thousands would keep the report busy for minutes.
      #expect(passed.filter { PlainText.width(of: $0) != Scalars.wcwidth($0) }.prefix(9).isEmpty)
      #expect(passed.filter { !Scalars.isHarmless($0) }.prefix(9).isEmpty)
      #expect(passed.count > 140_000)
    }
  }

  @Test func `Columns by example`() {
    #expect(PlainText.width(of: "Iron Man") == 8)
    #expect(PlainText.width(of: "漢字 é e\u{301}") == 8)
    #expect(PlainText.width(of: "👍" as Character) == 2)
    #expect(PlainText.width(of: "\u{301}" as Unicode.Scalar) == 0)
  }

  @Test func `Marks, arrows, lines, dots and blocks take one column`() {
    for scalar in "★☆▲▼▸▹│─┬┴├┤┼›‹·…–—•€™°×←→↑↓≥≤".unicodeScalars {
      #expect(PlainText.width(of: scalar) == 1)
    }
    for value in UInt32(0x2500)...0x259F {
      #expect(Unicode.Scalar(value).map(PlainText.width(of:)) == 1)
    }
    for value in UInt32(0x2800)...0x28FF {
      #expect(Unicode.Scalar(value).map(PlainText.width(of:)) == 1)
    }
  }
}
