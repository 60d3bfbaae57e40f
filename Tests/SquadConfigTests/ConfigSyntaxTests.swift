import SquadCore
import SquadWords
import Testing

@testable import SquadConfig

/// The lines for a config that isn't JSON.
struct ConfigSyntaxTests {
  @Test(arguments: [("", 2), ("/* größe */ ", 14), ("\u{FEFF}", 2)])
  func `a column counts characters, and no byte order mark`(beginning: String, column: Int) {
    let text = beginning + "{\"theem\": 1}"
    let reader = ConfigReader(Array(text.utf8), file: "a", lists: [])
    #expect(reader.mistakes.map(\.position?.column) == [column])
  }

  @Test(arguments: [
    "[]", "{\"a\" 1}", "{1: 2}", "{\"a\": 1 \"b\": 2}", "{\"a\": nul}", "{\"a\": \"\\x\"}",
    "{\"a\": \"\u{1}\"}", "{\"a\": \"", "{} x", "{ /*", "/*",
    "{\"a\": " + String(repeating: "[", count: 1_000),
  ])
  func `syntax errors are described in each language`(text: String) throws {
    let reader = ConfigReader(Array(text.utf8), file: "a", lists: [])
    let syntax = try #require(
      reader.mistakes.first { if case .syntax = $0.problem { true } else { false } })
    guard case .syntax(let reason) = syntax.problem else { return }
    #expect(
      Strings(.english).text(of: syntax)
        .contains(reason.replacing("missing {", with: "expected {")))
    for language in [Language.spanish, .japanese] {
      #expect(!Strings(language).text(of: syntax).contains(reason), "\(language): \(reason)")
    }
  }
}
