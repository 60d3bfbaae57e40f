import Testing

@testable import TerminalKit

@Suite struct CellTests {
  @Test(
    arguments: [
      ("x", "x"), ("─", "-"), ("│", "|"), ("┬", "+"), ("▸", ">"), ("★", "*"), ("█", "#"),
      ("▄", "#"), ("é", "?"), ("漢", "?"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
  func `a terminal without UTF-8 shows lookalikes`(scalar: Unicode.Scalar, shown: Unicode.Scalar) {
    #expect(Cell(scalar).ascii == shown)
  }

  @Test func `a cell holds a base and two marks`() {
    var cell = Cell("\u{10FFFF}", style: Style(attributes: .dim), role: .wideLeading)
    #expect(cell.isSingleScalar)
    for mark in ["\u{301}", "\u{302}", "\u{303}"] as [Unicode.Scalar] { cell.combine(mark) }
    #expect(cell.base == "\u{10FFFF}")
    #expect(cell.marks == (0x301, 0x302))
    #expect(cell.role == .wideLeading && cell.style == Style(attributes: .dim))
    #expect(Cell.trailing(style: .plain).base == "\0")
  }
}
