import Testing

@testable import TerminalKit

@Suite struct KeyTextTests {
  @Test(arguments: [
    ("j", Key.character("j")), ("G", .character("G")), ("<enter>", .enter), ("<esc>", .escape),
    ("<c-d>", .ctrl("d")), ("<s-tab>", .backtab), ("<space>", .space), ("<f5>", .function(5)),
    ("<lt>", .character("<")), (">", .character(">")), ("é", .character("é")),
    ("<c-space>", .ctrl("@")), ("<c-\\>", .ctrl("\\")), ("<a-up>", Key(.up, .alt)),
    ("<c-a-s-left>", Key(.left, [.ctrl, .alt, .shift])), ("<c-]>", .ctrl("]")),
    ("<pagedown>", .pageDown), ("<a-x>", Key(.character("x"), .alt)),
    ("<a-lt>", Key(.character("<"), .alt)),
    ("<a->>", Key(.character(">"), .alt)), ("<a-->", Key(.character("-"), .alt)),
  ])
  func `a key and its text go both ways`(text: String, key: Key) {
    #expect(Key(parsing: text) == key)
    #expect(key.description == text)
  }

  @Test(arguments: [
    ("<C-D>", "<c-d>"), ("<c-i>", "<tab>"), ("<c-m>", "<enter>"), ("<c-j>", "<enter>"),
    ("<c-[>", "<esc>"), ("<c-h>", "<backspace>"), ("<pgdn>", "<pagedown>"), ("<cr>", "<enter>"),
    (" ", "<space>"), ("<s-a>", "A"), ("<Enter>", "<enter>"), ("<gt>", ">"), ("<m-x>", "<a-x>"),
  ])
  func `keys that terminals can't distinguish are one key`(text: String, canonical: String) {
    #expect(Key(parsing: text)?.description == canonical)
  }

  @Test(arguments: ["", "jj", "<", "<>", "<nope>", "<x>", "<c->", "<f13>", "<f0>", "<c-enter"])
  func `text that isn't exactly one key is rejected`(text: String) {
    #expect(Key(parsing: text) == nil)
  }

  @Test func `a sequence is read key by key`() {
    #expect(
      Key.sequence("gj<enter> <c-c>x")
        == [.character("g"), .character("j"), .enter, .space, .ctrl("c"), .character("x")])
    #expect(Key.sequence("") == [])
    #expect(Key.sequence("jj<enter") == nil)
  }

  @Test func `every key a terminal can send comes back from its text`() {
    let codes = Key.codeNames.values.filter { $0 != .character(">") }
    for code in codes {
      for bits in UInt8(0)..<8 {
        let key = Key(code, KeyModifiers(rawValue: bits))
        #expect(Key(parsing: key.description) == key)
      }
    }
    for byte in UInt8(0)..<128 {
      let key = SequenceParser.key(byte: byte)
      #expect(key.flatMap { Key(parsing: $0.description) } == key)
    }
  }

  @Test func `only plain characters type`() {
    #expect(Key.space.typed == " ")
    #expect(Key.character("é").typed == "é")
    #expect(Key.ctrl("u").typed == nil)
    #expect(Key.enter.typed == nil)
  }
}
