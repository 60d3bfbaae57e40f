import Foundation
import Testing

@testable import TerminalKit

/// Bytes of OSC 52, bare and wrapped.
@Suite struct ClipboardSequenceTests {
  private func text(_ copied: String, _ multiplexer: Multiplexer? = nil) -> String {
    String(decoding: ClipboardSequence.bytes(for: copied, through: multiplexer), as: UTF8.self)
  }

  @Test(arguments: ["", "a", "ab", "abc", "https://example.org/?q=é漢🎉", "\u{3FF}\u{FFFF}~~~"])
  func `the sequence has the text in base64`(copied: String) {
    let base64 = Data(copied.utf8).base64EncodedString()
    #expect(text(copied) == "\u{1B}]52;c;\(base64)\u{7}")
  }

  @Test func `control characters are left out, except for line feeds`() {
    #expect(text("a\u{1B}]52;c;\u{7}\r\u{9B}b\u{0}") == text("a]52;c;b"))
    #expect(text("a\nb") == "\u{1B}]52;c;YQpi\u{7}")
  }

  @Test func `tmux is sent the sequence bare and wrapped, each Escape doubled`() {
    let plain = "\u{1B}]52;c;aGk=\u{7}"
    #expect(text("hi", .tmux) == "\(plain)\u{1B}Ptmux;\u{1B}\(plain)\u{1B}\\")
  }

  @Test func `screen is sent the sequence in pieces that it passes on`() {
    #expect(text("hi", .screen) == "\u{1B}P\u{1B}]52;c;aGk=\u{7}\u{1B}\\")
    let long = String(repeating: "x", count: 1_000)
    let parts = text(long, .screen).components(separatedBy: "\u{1B}\\\u{1B}P")
    #expect(parts.count > 4 && parts.allSatisfy { $0.utf8.count <= 250 })
    let whole = parts.joined().dropFirst(2).dropLast(2)
    #expect(String(whole) == text(long))
  }

  @Test func `a text too long for terminals is not sent`() {
    let longest = String(repeating: "x", count: ClipboardSequence.longest)
    #expect(!text(longest).isEmpty)
    #expect(text(longest + "x").isEmpty)
  }

  @Test func `the environment tells the multiplexer`() {
    func multiplexer(_ environment: [String: String]) -> Multiplexer? {
      TerminalSettings { environment[$0] }.multiplexer
    }
    #expect(multiplexer(["TMUX": "/tmp/tmux-0/default,1,0"]) == .tmux)
    #expect(multiplexer(["STY": "1.tty"]) == .screen)
    #expect(multiplexer(["TMUX": "", "STY": ""]) == nil)
  }
}
