import TestSupport
import Testing

@testable import TerminalKit

@Suite struct OutputTrimmerTests {
  @Test(arguments: [
    ("a\u{1B}(B\u{1B}[0;1m\u{1B}[38;5;33mb", "a\u{1B}[0;1;38;5;33mb"),
    ("\u{1B}[39m\u{1B}(B\u{1B}[mx", "\u{1B}[mx"),
    ("\u{1B}[m\u{1B}[31mx", "\u{1B}[0;31mx"),
    ("\u{1B}[m\u{1B}[mx", "\u{1B}[mx"),
    ("\u{1B}[31mx\u{1B}[32my", "\u{1B}[31mx\u{1B}[32my"),
    ("\u{1B}[31m\u{1B}[2;3H\u{1B}[32m", "\u{1B}[2;3H\u{1B}[32m"),
    ("\u{1B}[m\u{F}x", "\u{1B}[mx"), ("\u{1B}[?25l\u{1B}[31", "\u{1B}[?25l\u{1B}[31"),
    ("\u{1B}[38;2;1;2;3m\u{1B}[1mx", "\u{1B}[1;38;2;1;2;3mx"), ("漢é\u{1B}", "漢é\u{1B}"),
  ])
  func `sequences without effect are left out`(bytes: String, expected: String) {
    #expect(trimmed(bytes) == expected)
  }

  @Test(arguments: [
    // The first reset stays: another program may have left a colour behind.
    ("\u{1B}[mx\u{1B}[my", "\u{1B}[mxy"),
    ("\u{1B}[0;31mx\u{1B}[m\u{1B}[2;3H\u{1B}[31my", "\u{1B}[0;31mx\u{1B}[2;3Hy"),
    ("\u{1B}[0;31mx\u{1B}[m\r\u{1B}[4d\u{1B}[0;1;31my", "\u{1B}[0;31mx\r\u{1B}[4d\u{1B}[1my"),
    // Blanks show the background.
    ("\u{1B}[0;41mx\u{1B}[m\u{1B}[K", "\u{1B}[0;41mx\u{1B}[m\u{1B}[K"),
    ("\u{1B}[0;41mx\u{1B}[m\u{1B}[5X", "\u{1B}[0;41mx\u{1B}[m\u{1B}[5X"),
    // Blanks show neither foreground nor weight.
    ("\u{1B}[0;31mx\u{1B}[m \u{1B}[31my", "\u{1B}[0;31mx y"),
    (
      "\u{1B}[0;1;31mx\u{1B}[m\u{1B}[K\u{1B}[5X\u{1B}[0;32m  y",
      "\u{1B}[0;1;31mx\u{1B}[K\u{1B}[5X  \u{1B}[0;32my"
    ),
    ("\u{1B}[0;31mx\u{1B}[44m y", "\u{1B}[0;31mx\u{1B}[44m y"),
    ("\u{1B}[0;4mx\u{1B}[m y", "\u{1B}[0;4mx\u{1B}[m y"),
    ("\u{1B}[0;7;31mx\u{1B}[0;7m y", "\u{1B}[0;7;31mx\u{1B}[0;7m y"),
    // Attributes end by a reset, which every terminal knows.
    ("\u{1B}[0;1;31mx\u{1B}[0;31my", "\u{1B}[0;1;31mx\u{1B}[0;31my"),
    ("\u{1B}[0;31;44mx\u{1B}[0;44my", "\u{1B}[0;31;44mx\u{1B}[0;44my"),
    ("\u{1B}[0;31;44mx\u{1B}[39my", "\u{1B}[0;31;44mx\u{1B}[39my"),
    ("\u{1B}[0;31;44mx\u{1B}[39;49;32my", "\u{1B}[0;31;44mx\u{1B}[0;32my"),
    ("\u{1B}[0;31mx\u{1B}[39my", "\u{1B}[0;31mx\u{1B}[my"),
    ("\u{1B}[0;7mx\u{1B}[0;1;7my", "\u{1B}[0;7mx\u{1B}[1my"),
    // A reset that names the font, too, ends the colours.
    ("\u{1B}[0;31mx\u{1B}[0;10m\u{F}y", "\u{1B}[0;31mx\u{1B}[my"),
    ("\u{1B}[0;31mx\u{1B}[0;10;1m\u{F}\u{1B}[31my", "\u{1B}[0;31mx\u{1B}[1my"),
    ("x\u{1B}[12my\u{1B}[10mz", "x\u{1B}[12my\u{1B}[10mz"),
    // Unknown sequences are copied, and the next reset stays.
    ("\u{1B}[0;31mx\u{1B}[4:3my\u{1B}[mz", "\u{1B}[0;31mx\u{1B}[4:3my\u{1B}[mz"),
    ("\u{1B}[0;31mx\u{1B}[31m\ny", "\u{1B}[0;31mx\ny"),
  ])
  func `a style is sent where something is drawn in it, as far as it is new`(
    bytes: String, expected: String
  ) {
    #expect(trimmed(bytes) == expected)
  }

  /// Interprets the bytes as a terminal: each character with its style.
  @Test func `every character keeps its style`() {
    var random = SplitMix(seed: 1)
    let codes = ["0", "1", "4", "7", "31", "44", "38;5;200", "48;5;17", "39", "49", "0;1;32"]
    for _ in 0..<500 {
      var bytes = "\u{1B}[m"
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        bytes += "\u{1B}[\(codes.randomElement(using: &random) ?? "0")m"
        if Bool.random(using: &random) {
          bytes += ["x", " ", " x"].randomElement(using: &random) ?? ""
        }
        if Bool.random(using: &random) { bytes += "\u{1B}[2;3H" }
      }
      #expect(Self.styles(trimmed(bytes)) == Self.styles(bytes), "\(bytes.debugDescription)")
    }
  }

  /// Style of each `x` and each blank, as the parameters since the last reset; for a blank only the
  /// visible ones.
  private static func styles(_ bytes: String) -> [[String]] {
    var attributes: Set<String> = []
    var inks = ["": ""]
    var styles: [[String]] = []
    for part in bytes.split(separator: "\u{1B}[") {
      if let end = part.firstIndex(of: "m"), !part.contains("H") || end < part.firstIndex(of: "H")!
      {
        var codes = part[..<end].split(separator: ";", omittingEmptySubsequences: false)[...]
        while let code = codes.popFirst() {
          switch code {
          case "", "0": (attributes, inks) = ([], [:])
          case "38", "48":
            inks[String(code)] = codes.prefix(2).joined(separator: ";")
            codes = codes.dropFirst(2)
          case "39", "49": inks[code == "39" ? "38" : "48"] = nil
          case let code where code.count == 2:
            inks[code.hasPrefix("3") ? "38" : "48"] = String(code)
          default: attributes.insert(String(code))
          }
        }
      }
      for character in part where character == "x" || character == " " {
        let isSeen = character == "x" || attributes.contains("7")
        let inks = inks.filter { $0.key == "48" || $0.key == "38" && isSeen }
        styles.append(
          (isSeen ? attributes : attributes.subtracting(["1"])).sorted()
            + inks.map { "\($0)=\($1)" }.sorted())
      }
    }
    return styles
  }

  private func trimmed(_ bytes: String) -> String {
    String(
      decoding: OutputTrimmer.trimmed(Array(bytes.utf8), keepingCharacterSets: false), as: UTF8.self
    )
  }

  @Test func `character sets stay where they are wanted`() {
    let bytes = Array("\u{1B}(B\u{1B}[m\u{F}".utf8)
    #expect(OutputTrimmer.trimmed(bytes, keepingCharacterSets: true) == bytes)
  }

  @Test(arguments: [
    ("38;2;255;135;0", "38;2;255;135;0"), ("48;2;1;2;3;1", "1;48;2;1;2;3"),
    ("38:2::255:135:1", "38:2::255:135:1"), ("38;2;999;135;0;1", "38;2;999;135;0;1"),
    ("38;5;208;48;5;16", "38;5;208;48;5;16"), ("0;1;2;3;4;5;7;38", "0;1;2;3;4;5;7;38"),
  ])
  func `colours between semicolons are understood, the rest stays`(
    parameters: String, sent: String
  ) {
    #expect(trimmed("\u{1B}[\(parameters)mx") == "\u{1B}[\(sent)mx")
  }
}
