import Testing

@testable import SquadCore

@Suite struct TextFieldTests {
  /// A field as text, its cursor as `|`.
  private func field(_ text: String) -> TextField {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    var field = TextField(parts.joined())
    for _ in 0..<(parts.last?.count ?? 0) { field.apply(.moveLeft) }
    return field
  }

  private func text(_ field: TextField) -> String {
    "\(field.parts.before)|\(field.parts.after)"
  }

  @Test(
    arguments: [
      ("ab|", .insert("c"), "abc|"), ("a|b", .insert("xy"), "axy|b"), ("|", .insert(" "), " |"),
      ("a|b", .insert("\u{3000}"), "a |b"), ("a|", .insert("\n"), "a|"),
      ("a|b", .insert("x\ny\u{1B}"), "axy|b"), ("|x", .insert("e\u{301}"), "é|x"),
      ("e|x", .insert("\u{301}"), "é|x"), ("a |x", .insert("\u{301}"), "a |x"),
      ("a|b", .insert("\u{200D}"), "a|b"),
      ("a|b", .moveLeft, "|ab"), ("|ab", .moveLeft, "|ab"), ("a|b", .moveRight, "ab|"),
      ("ab|", .moveRight, "ab|"), ("ab|", .moveToStart, "|ab"), ("|ab", .moveToEnd, "ab|"),
      ("ab|c", .deleteBackward, "a|c"), ("|abc", .deleteBackward, "|abc"),
      ("字|漢", .deleteBackward, "|漢"), ("ab|c", .deleteForward, "ab|"),
      ("abc|", .deleteForward, "abc|"), ("|字漢", .deleteForward, "|漢"),
      ("iron man|", .deleteWord, "iron |"), ("iron  |man", .deleteWord, "|man"),
      ("iron ma|n", .deleteWord, "iron |n"), ("|man", .deleteWord, "|man"),
      ("iron| man", .clear, "|"),
    ] as [(String, TextEdit, String)])
  func `an edit changes the text at the cursor`(before: String, edit: TextEdit, after: String) {
    var field = field(before)
    field.apply(edit)
    #expect(text(field) == after)
  }

  @Test func `a click keeps the text's position until the cursor leaves the view`() {
    var field = TextField("iron man")
    field.point(at: 6, from: 5)
    #expect(text(field) == "iron m|an" && field.first == 5)
    field.apply(.insert("x"))
    #expect(text(field) == "iron mx|an" && field.first == 5)
    for _ in 0..<3 { field.apply(.moveLeft) }
    #expect(text(field) == "iron| mxan" && field.first == 3)
    field.apply(.moveToEnd)
    #expect(field.first == nil)
    field.point(at: 99, from: -1)
    #expect(field.cursor == 9 && field.first == 0)
    field.apply(.clear)
    #expect(field == TextField())
  }

  @Test func `a text has a limit, wherever more is inserted`() {
    var field = TextField(String(repeating: "x", count: 300))
    #expect(field.text.count == TextField.limit && field.cursor == TextField.limit)
    field.apply(.moveToStart)
    field.apply(.insert("yyy"))
    #expect(field.text.count == TextField.limit && field.cursor == 0)
    field.apply(.deleteForward)
    field.apply(.insert("yyy"))
    #expect(field.text.hasPrefix("yx") && field.cursor == 1)
    field.apply(.insert("\u{308}"))
    #expect(field.text.hasPrefix("ÿx") && field.cursor == 1)
    #expect(field.text.count == TextField.limit)
  }
}
