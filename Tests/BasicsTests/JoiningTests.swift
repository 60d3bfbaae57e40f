import Basics
import Testing

@Suite struct JoiningTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a, b"), (["", ""], ", "), (["é", "", "漢"], "é, , 漢"),
  ])
  func `texts are joined with the separator between them`(texts: [String], expected: String) {
    #expect(texts.joined(separator: ", ") == expected)
  }
}
