import PlainText
import Testing

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Iron Man", "iron man"), ("Éowyn", "eowyn"), ("E\u{301}owyn", "eowyn"), ("Straße", "strasse"),
    ("STRAẞE", "strasse"), ("Æon", "aeon"), ("Œuvre", "oeuvre"), ("Øre Łódź Đoko", "ore lodz doko"),
    ("İstanbul ıI", "istanbul ii"), ("Ｆｕｌｌ　１", "full　1"), ("ΑΘΉΝΑΣ αθήνας", "αθηνασ αθηνασ"),
    ("Ёлка Й", "елка и"), ("“Bucky” ‘B’", "\"bucky\" 'b'"), ("a–b—c‑d−e", "a-b-c-d-e"),
    ("ﬁx", "fix"),
    ("漢字 한글", "漢字 한글"), ("Þór", "thor"), ("ｶﾞ", "カ"), ("X\u{200B}-Men", "x-men"), ("", ""),
  ])
  func `Case and accents fold`(text: String, key: String) {
    #expect(PlainText.folded(text) == key)
  }

  /// Every scalar; `make properties` runs this in release.
  @Suite struct PropertyTests {
    @Test func `Folding any scalar twice is folding it once`() {
      let unstable = Scalars.all.filter { scalar in
        let folded = PlainText.folded(String(scalar))
        return PlainText.folded(folded) != folded
      }
      #expect(unstable.prefix(9).isEmpty)
    }
  }

  @Test func `A letter and its capital fold to the same`() {
    for value in UInt32(0x41)..<0x530 {
      guard let scalar = Unicode.Scalar(value), PlainText.width(of: scalar) > 0 else { continue }
      let upper = scalar.properties.uppercaseMapping
      guard PlainText.line(upper) == upper else { continue }
      #expect(PlainText.folded(upper) == PlainText.folded(String(scalar)), "\(scalar)")
    }
  }

  @Test(arguments: 0..<200) func `Folding cleaned text keeps it clean`(seed: Int) {
    var random = RandomText(seed: seed)
    let folded = PlainText.folded(PlainText.line(random.text()))
    #expect(PlainText.line(folded) == folded, "seed \(seed)")
    #expect(PlainText.folded(folded) == folded, "seed \(seed)")
  }
}
