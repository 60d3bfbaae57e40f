import PlainText
import Testing

@Suite struct LineTests {
  @Test func `Clean text passes as it is`() {
    for text in ["", "Iron Man", "José – “Pepe”", "★ ▲ ▼ ▸ ▹ │ ─ ┬ › ‹ · … — ⣀ ▟", "漢字 カナ 한글"] {
      #expect(PlainText.line(text) == text)
    }
  }

  @Test func `A text is cut at a limit`() {
    let limit = PlainText.longest
    let plain = String(repeating: "a", count: limit + 10)
    #expect(PlainText.line(plain).utf8.count == limit)
    #expect(PlainText.html("<b>" + plain).utf8.count <= limit)
    #expect(PlainText.paragraphs(plain).utf8.count == limit)
    let wide = PlainText.line("a" + String(repeating: "狼", count: limit))
    #expect(wide.utf8.count <= limit && wide.hasSuffix("狼"), "no half of a letter is left")
    #expect(PlainText.line(wide) == wide)
  }

  @Test func `Escape sequences lose their control characters`() {
    #expect(
      PlainText.line("\u{1B}[31mred\u{1B}]0;title\u{07}\u{9B}2J\u{7F}") == "[31mred]0;title2J")
  }

  @Test func `White space of any kind folds to single spaces and is trimmed`() {
    #expect(
      PlainText.line(" \ta\r\n\r\nb\u{A0}\u{3000}c\u{85}d\u{2028}e\u{2029}f\u{2003} ")
        == "a b c d e f")
    #expect(PlainText.line("two  spaces") == "two spaces")
    #expect(PlainText.line("trailing ") == "trailing")
    #expect(PlainText.line(" \u{200B}\n") == "")
  }

  @Test func `Bidi controls, zero-width and tag characters vanish`() {
    let bidi =
      "\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}\u{61C}"
    let zero =
      "\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}\u{AD}\u{34F}\u{3164}\u{FFF9}\u{FFFA}\u{FFFB}"
    let tags =
      "\u{E0001}\u{E0067}\u{E007F}\u{FE00}\u{FE0F}\u{E0100}\u{E01EF}\u{F8FF}\u{F0000}\u{FFFF}"
    #expect(PlainText.line("X\(bidi)-\(zero)M\(tags)en") == "X-Men")
  }

  @Test func `A joined emoji becomes its first one, without skin tone`() {
    #expect(PlainText.line("👨‍👩‍👧‍👦!") == "👨!")
    #expect(PlainText.line("👩🏽‍🚀 🤷🏾‍♂️ 👍🏿") == "👩 🤷 👍")
    #expect(PlainText.line("❤️‍🔥 ❤️") == "❤ ❤")
    #expect(PlainText.line("a\u{200D}🚀") == "a🚀")
  }

  @Test func `A flag becomes its letters`() {
    #expect(PlainText.line("🇪🇸 🇫🇷") == "ES FR")
    #expect(PlainText.line("🏴󠁧󠁢󠁥󠁮󠁧󠁿") == "🏴")
  }

  @Test func `A scalar of disputed width becomes a question mark`() {
    #expect(PlainText.line("a\u{378}b\u{FFFD}c\u{4DC0}d\u{2630}e") == "a?b?c?d?e")
  }

  @Test func `A base keeps three marks, and a mark needs a base`() {
    let zalgo = "Z" + String(repeating: "\u{301}", count: 1000)
    #expect(PlainText.line(zalgo).unicodeScalars.count == 4)
    #expect(PlainText.line("\u{301}a \u{301}b") == "a b")
    #expect(PlainText.line("e\u{301}\u{20E3}") == "e\u{301}")
  }

  @Test func `Hangul letters join, and don't stand alone`() {
    #expect(PlainText.line("\u{1112}\u{1161}\u{11AB}") == "\u{1112}\u{1161}\u{11AB}")
    #expect(PlainText.line("a\u{1161}b\u{11AB}") == "ab")
  }

  @Test func `Every ASCII byte at every place is seen`() {
    var wrong: [String] = []
    for length in 1...18 {
      for place in 0..<length {
        for byte in UInt8(0)..<0x80 {
          var bytes = Array("Captain America IV".utf8.prefix(length))
          bytes[place] = byte
          let raw = String(decoding: bytes, as: UTF8.self)
          let kept = raw.unicodeScalars.filter { $0.value >= 9 && $0.value != 0x7F }
            .filter { $0.value < 14 || $0.value >= 0x20 }
          let words = kept.split { $0.properties.isWhitespace }.map {
            String(String.UnicodeScalarView($0))
          }
          if PlainText.line(raw) != words.joined(separator: " ") { wrong.append(raw) }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  @Test(arguments: 0..<400) func `Any input gives only harmless scalars`(seed: Int) {
    var random = RandomText(seed: seed)
    let raw = random.text()
    let line = PlainText.line(raw)
    #expect(line.unicodeScalars.filter { !Scalars.isHarmless($0) } == [], "seed \(seed)")
    #expect(PlainText.line(line) == line, "seed \(seed)")
    #expect(!line.hasPrefix(" ") && !line.hasSuffix(" ") && !line.contains("  "), "seed \(seed)")
    #expect(PlainText.width(of: line) == line.unicodeScalars.map(Scalars.wcwidth).reduce(0, +))
    #expect(line.allSatisfy { PlainText.width(of: $0) > 0 }, "seed \(seed)")
  }
}
