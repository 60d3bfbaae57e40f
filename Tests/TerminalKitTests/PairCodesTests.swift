import Basics
import TestSupport
import Testing

@testable import TerminalKit

/// Coded colours.
@Suite struct PairCodesTests {
  /// Bytes that ncurses sends for a pair.
  private func sent(_ code: (foreground: Int32, background: Int32)) -> String {
    func parameter(_ number: Int32, _ target: Int32) -> String {
      if number < 8 { return "\(target - 8 + number)" }
      return number < 16 ? "\(target + 44 + number)" : "\(target);5;\(number)"
    }
    return "\u{1B}[\(parameter(code.foreground, 38))m\u{1B}[\(parameter(code.background, 48))m"
  }

  private func add(
    _ foreground: Color, _ background: Color, to codes: inout PairCodes
  ) throws -> (foreground: Int32, background: Int32) {
    let code = codes.add(foreground, background)
    return try #require(code)
  }

  private func trimmed(_ text: String, _ codes: PairCodes) -> String {
    let bytes = OutputTrimmer.trimmed(
      Array(text.utf8), keepingCharacterSets: false, codes: codes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      (.rgb(1, 2, 3), .rgb(4, 5, 6), "38;2;1;2;3;48;2;4;5;6"),
      (.rgb(255, 135, 0), .indexed(16), "38;5;208;48;5;16"),
      (.indexed(3), .indexed(12), "33;104"), (.indexed(9), .indexed(0), "91;40"),
      (.standard, .rgb(9, 9, 9), "48;2;9;9;9"), (.indexed(231), .standard, "38;5;231"),
    ] as [(Color, Color, String)])
  func `a pair is sent in the colours that it stands for`(
    foreground: Color, background: Color, expected: String
  ) throws {
    var codes = PairCodes()
    for number in 0..<700 {
      _ = codes.add(.rgb(7, UInt8(number / 256), UInt8(number % 256)), .standard)
    }
    let code = try add(foreground, background, to: &codes)
    #expect(trimmed("\u{1B}[m\(sent(code))x", codes) == "\u{1B}[0;\(expected)mx")
  }

  @Test func `each of all pairs has colours of its own, and they are other ones after a new start`()
    throws
  {
    var codes = PairCodes()
    var before: [Int32] = []
    for round in 0..<2 {
      var all: [Int32] = []
      for pair in 1..<PairCodes.limit {
        let color = Color.rgb(UInt8(pair >> 8), UInt8(pair & 0xFF), UInt8(round))
        let code = try add(color, .standard, to: &codes)
        all.append(code.foreground << 8 | code.background)
        let style = codes.style(
          foreground: Int(code.foreground), background: Int(code.background))
        if style?.foreground != color { Issue.record("\(pair) \(code)") }
      }
      #expect(Set(all).count == all.count)
      let more = codes.add(.indexed(1), .indexed(2))
      #expect(more == nil)
      #expect(!zip(all, before).contains { $0 == $1 })
      before = all
      codes.forget()
    }
  }

  @Test func `colours without a code stay`() {
    var codes = PairCodes()
    _ = codes.add(.rgb(1, 2, 3), .standard)
    #expect(trimmed("\u{1B}[0;38;5;99;48;5;98mx", codes) == "\u{1B}[0;38;5;99;48;5;98mx")
    #expect(trimmed("\u{1B}[0;1mx", codes) == "\u{1B}[0;1mx")
    #expect(codes.style(foreground: 0, background: 0) == nil)
    #expect(codes.style(foreground: 300, background: -1) == nil)
  }

  @Test func `a colour that stays is not sent again`() throws {
    var codes = PairCodes()
    let first = try add(.rgb(1, 2, 3), .rgb(4, 5, 6), to: &codes)
    let second = try add(.rgb(1, 2, 3), .rgb(7, 8, 9), to: &codes)
    let third = try add(.standard, .rgb(7, 8, 9), to: &codes)
    let text = "\u{1B}[m\(sent(first))x\(sent(second))y\(sent(third))z\(sent(second)) \u{1B}[m"
    #expect(
      trimmed(text, codes)
        == "\u{1B}[0;38;2;1;2;3;48;2;4;5;6mx\u{1B}[48;2;7;8;9my\u{1B}[39mz \u{1B}[m")
  }
}
