import Basics
import Testing

@testable import TerminalKit

/// Addresses as links that a terminal opens.
@Suite struct HyperlinkTests {
  private static let address = "https://a.example/b?c=1"

  private func link(
    _ address: String = address, row: Int = 1, columns: Range<Int> = 2..<6
  ) -> Hyperlink? {
    Hyperlink(row: row, columns: columns, address: address, id: 3)
  }

  private func frame(_ text: String, style: Style = .plain) -> Frame {
    var frame = Frame(size: Size(columns: 8, rows: 3))
    _ = frame.write(text, at: Point(column: 2, row: 1), style: style)
    return frame
  }

  private func bytes(_ link: Hyperlink?, in frame: Frame) -> String {
    String(
      decoding: HyperlinkSequence.bytes([link].compactMap { $0 }, in: frame, shown: { $0 }),
      as: UTF8.self)
  }

  @Test func `a link's cells are drawn again between its marks`() {
    #expect(
      bytes(link(), in: frame("http"))
        == "\u{1B}7\u{1B}[2;3H\u{1B}]8;id=3;\(Self.address)\u{1B}\\\u{1B}[mhttp"
        + "\u{1B}]8;;\u{1B}\\\u{1B}8")
  }

  @Test func `a link's cells keep their style`() {
    let style = Style(
      foreground: .indexed(9), background: .indexed(236), attributes: [.bold, .underline])
    var frame = frame("htt", style: style)
    _ = frame.write("p", at: Point(column: 5, row: 1), style: .plain)
    #expect(bytes(link(), in: frame).contains("\u{1B}[0;1;4;91;48;5;236mhtt\u{1B}[mp\u{1B}]8"))
  }

  @Test(arguments: [3, -1, Int.max])
  func `a missing row has no link`(row: Int) {
    #expect(bytes(link(row: row), in: frame("http")) == "")
  }

  @Test func `missing columns are left out`() {
    #expect(bytes(link(columns: 5..<400), in: frame("http")).contains("\u{1B}[mp  \u{1B}]8;;"))
    #expect(bytes(link(columns: 9..<12), in: frame("http")) == "")
  }

  @Test(arguments: [
    "javascript:alert(1)", "file:///etc/passwd", "https://a.example/\u{1B}\\x", "",
    "https://a.example/a b", "https://a.example/é", "https://a.example/\u{7}", "HTTPS",
    "https://" + String(repeating: "a", count: 2_041),
  ])
  func `a harmful address isn't a link`(address: String) { #expect(link(address) == nil) }

  @Test func `an address of 2,048 bytes is a link, one without cells isn't`() {
    #expect(link("https://" + String(repeating: "a", count: 2_040)) != nil)
    #expect(link(columns: 4..<4) == nil)
  }
}
