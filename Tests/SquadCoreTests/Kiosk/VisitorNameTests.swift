import SquadCore
import Testing

@Suite struct VisitorNameTests {
  @Test(arguments: [
    "a", "SHA256:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU", "!~", "';drop", "--as",
    String(repeating: "x", count: 64),
  ])
  func `printable ASCII is a name`(text: String) {
    #expect(VisitorName(text)?.text == text)
  }

  @Test(arguments: [
    "", " ", "a b", "a\n", "a\t", "\u{7F}", "\u{1B}[31m", "é", "名", "a\u{0}",
    String(repeating: "x", count: 65),
  ])
  func `any other text isn't a name`(text: String) {
    #expect(VisitorName(text) == nil)
  }
}
