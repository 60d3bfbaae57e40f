import Testing

@testable import TerminalKit

@Suite struct OutputTrimmerTests {
  @Test(arguments: [
    ("a\u{1B}(B\u{1B}[0;1m\u{1B}[38;5;33mb", "a\u{1B}[0;1;38;5;33mb"),
    ("\u{1B}[39m\u{1B}(B\u{1B}[mx", "\u{1B}[mx"),
    ("\u{1B}[m\u{1B}[31mx", "\u{1B}[0;31mx"),
    ("\u{1B}[m\u{1B}[mx", "\u{1B}[mx"),
    ("\u{1B}[31mx\u{1B}[32my", "\u{1B}[31mx\u{1B}[32my"),
    ("\u{1B}[31m\u{1B}[2;3H\u{1B}[32m", "\u{1B}[31m\u{1B}[2;3H\u{1B}[32m"),
    ("\u{1B}[m\u{F}x", "\u{1B}[mx"), ("\u{1B}[?25l\u{1B}[31", "\u{1B}[?25l\u{1B}[31"),
    ("\u{1B}[38:2::1:2:3m\u{1B}[1m", "\u{1B}[38:2::1:2:3;1m"), ("漢é\u{1B}", "漢é\u{1B}"),
  ])
  func `what changes nothing is left out`(bytes: String, expected: String) {
    let trimmed = OutputTrimmer.trimmed(Array(bytes.utf8), keepingCharacterSets: false)
    #expect(String(decoding: trimmed, as: UTF8.self) == expected)
  }

  @Test func `character sets stay where they are wanted`() {
    let bytes = Array("\u{1B}(B\u{1B}[m\u{F}".utf8)
    #expect(OutputTrimmer.trimmed(bytes, keepingCharacterSets: true) == bytes)
  }

  @Test(arguments: [
    ("38:2::255:135:0", "38;5;208"), ("48;2;255;135;0", "48;5;208"), ("38:2:8:8:8", "38;5;232"),
    ("1;38:2::255:135:0;48:2::255:255:255", "1;38;5;208;48;5;231"),
    ("38:2::255:135:1", "38:2::255:135:1"), ("48;2;1;2;3;1", "48;2;1;2;3;1"),
    ("38:2::255:135", "38:2::255:135"), ("38;2;999;135;0;1", "38;2;999;135;0;1"),
    ("38;5;208;48;5;16", "38;5;208;48;5;16"), ("0;1;2;3;4;5;7;38", "0;1;2;3;4;5;7;38"),
  ])
  func `an exact colour that is one of the fixed ones goes by its number`(
    parameters: String, short: String
  ) {
    let bytes = Array("\u{1B}[\(parameters)m".utf8)
    let trimmed = OutputTrimmer.trimmed(bytes, keepingCharacterSets: false)
    #expect(String(decoding: trimmed, as: UTF8.self) == "\u{1B}[\(short)m")
  }
}
