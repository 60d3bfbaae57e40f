import Basics
import PlainText
import TestSupport
import Testing

@testable import TerminalKit

@Suite struct FrameTests {
  let strong = Style(foreground: .indexed(4), attributes: .bold)

  @Test func `text is written at its position`() {
    var frame = Frame(size: Size(columns: 8, rows: 2))
    #expect(frame.write("héllo", at: Point(column: 2, row: 1), style: strong) == 5)
    #expect(frame.lines == ["        ", "  héllo "])
    #expect(frame.styleLetters(legend: [strong: "s"]) == ["........", "..sssss."])
  }

  @Test(arguments: [
    (-3, nil, "lo  ", 5), (2, nil, "  he", 2), (0, 2, "he  ", 2), (4, nil, "    ", 0),
    (-9, nil, "    ", 5), (1, 0, "    ", 0), (0, -5, "    ", 0), (1, Int.max, " hel", 3),
    (Int.min, Int.max, "    ", 5), (Int.max, nil, "    ", 0),
  ])
  func `text is clipped at the edges and at the budget`(
    column: Int, columns: Int?, shown: String, used: Int
  ) {
    var frame = Frame(size: Size(columns: 4, rows: 1))
    let count = frame.write("hello", at: Point(column: column, row: 0), columns: columns)
    #expect(frame.lines == [shown])
    #expect(count == used)
  }

  @Test func `rows outside take nothing`() {
    var frame = Frame(size: Size(columns: 4, rows: 1))
    #expect(frame.write("x", at: Point(column: 0, row: -1)) == 0)
    #expect(frame.write("x", at: Point(column: 0, row: 1)) == 0)
    #expect(frame.lines == ["    "])
    var nothing = Frame(size: .zero)
    nothing.write("x", at: .zero)
    nothing.fill(Rect(column: -5, row: -5, columns: 99, rows: 99), style: strong)
    #expect(nothing.lines == [])
  }

  @Test func `half of a wide character is a space`() {
    var frame = Frame(size: Size(columns: 5, rows: 3))
    #expect(frame.write("漢字漢", at: Point(column: 0, row: 0)) == 5)
    #expect(frame.write("漢字", at: Point(column: -1, row: 1)) == 4)
    #expect(frame.write("漢字", at: Point(column: 0, row: 2), columns: 3) == 3)
    #expect(frame.lines == ["漢字 ", " 字  ", "漢   "])
  }

  @Test(arguments: [(0, "x 字"), (1, " x字"), (2, "漢x "), (3, "漢 x")])
  func `writing over half of a wide character blanks the other`(column: Int, shown: String) {
    var frame = Frame(size: Size(columns: 4, rows: 1))
    frame.write("漢字", at: .zero)
    frame.write("x", at: Point(column: column, row: 0))
    #expect(frame.lines == [shown])
  }

  @Test func `filling over half of a wide character blanks the other`() {
    var frame = Frame(size: Size(columns: 6, rows: 1))
    frame.write("漢字漢", at: .zero)
    frame.fill(Rect(column: 1, row: 0, columns: 4, rows: 1), with: "─", style: .plain)
    #expect(frame.lines == [" ──── "])
    #expect(frame.cells.allSatisfy { $0.role == .narrow })
  }

  @Test func `writing nothing changes nothing`() {
    var frame = Frame(size: Size(columns: 4, rows: 1))
    frame.write("漢字", at: .zero)
    let before = frame
    frame.write("", at: Point(column: 1, row: 0))
    frame.write("\u{200D}\u{301}", at: Point(column: 1, row: 0))
    #expect(frame == before)
  }

  @Test func `marks join the cell before them`() {
    var frame = Frame(size: Size(columns: 4, rows: 1))
    #expect(frame.write("e\u{301}\u{323}\u{302}x", at: .zero) == 2)
    #expect(frame[column: 0, row: 0]?.scalars == ["e", "\u{301}", "\u{323}"])
    #expect(frame[column: 1, row: 0]?.scalars == ["x"])
    #expect(frame[column: 4, row: 0] == nil)
  }

  @Test(arguments: [
    "\u{1B}[2J", "a\r\nb", "\u{202E}evil", "\u{200B}\u{FEFF}x", "\u{9B}31m", "\u{E0041}",
    "👨‍👩‍👧", "❤️", "\u{301}\u{301}", "\u{7F}\u{8}\u{8}", "🇩🇪", "\u{1160}", "\0",
  ])
  func `no text breaks a border`(text: String) {
    var frame = Frame(size: Size(columns: 9, rows: 1))
    frame.write("│       │", at: .zero)
    let used = frame.write(text, at: Point(column: 1, row: 0), columns: 7)
    #expect(used == PlainText.width(of: text))
    #expect(frame[column: 0, row: 0]?.scalars == ["│"])
    #expect(frame[column: 8, row: 0]?.scalars == ["│"])
    #expect(PlainText.width(of: frame.text(row: 0)) == 9)
    for cell in frame.cells {
      #expect(cell.scalars.allSatisfy { $0.value >= 0x20 && ShownScalar($0)?.scalar == $0 })
    }
  }

  @Test func `any writing keeps wide characters whole and rows at their width`() {
    var random = SplitMix(seed: 2)
    let texts = ["漢字", "a", "e\u{301}", "한", "🎉x", "\u{1B}", "  ", "abc"]
    for _ in 0..<2_000 {
      var frame = Frame(size: Size(columns: Int.random(in: 0...7, using: &random), rows: 1))
      for _ in 0..<6 {
        let column = Int.random(in: -3...8, using: &random)
        frame.write(
          texts.randomElement(using: &random) ?? "", at: Point(column: column, row: 0),
          columns: Int.random(in: 0...4, using: &random))
        frame.fill(
          Rect(column: Int.random(in: -3...8, using: &random), row: 0, columns: 1, rows: 1),
          with: texts.randomElement(using: &random)?.unicodeScalars.first ?? " ", style: strong)
      }
      #expect(frame.size.isEmpty || PlainText.width(of: frame.text(row: 0)) == frame.size.columns)
      for (index, cell) in frame.cells.enumerated() {
        let next = index + 1 < frame.cells.count ? frame.cells[index + 1].role : .narrow
        #expect((cell.role == .wideLeading) == (next == .wideTrailing))
      }
    }
  }

  @Test func `styles keep what they are given`() {
    let colors: [Color] = [.standard, .indexed(0), .indexed(255), .rgb(0, 0, 0), .rgb(1, 2, 255)]
    for foreground in colors {
      for background in colors {
        var style = Style(foreground: foreground, background: background, attributes: .underline)
        #expect(style.foreground == foreground && style.background == background)
        style.attributes = [.bold, .reverse]
        style.background = .indexed(9)
        #expect(style.foreground == foreground && style.background == .indexed(9))
        #expect(style.attributes == [.bold, .reverse])
        var cell = Cell("x", style: style, role: .wideLeading)
        #expect(cell.style == style)
        cell.style = .plain
        #expect(cell.role == .wideLeading && cell.style == .plain && cell.base == "x")
      }
    }
    #expect(MemoryLayout<Cell>.stride == 16)
  }
}

@Suite struct FrameChangesTests {
  @Test func `a row's changes run from the first to the last cell that differs`() {
    let size = Size(columns: 8, rows: 2)
    var old = Frame(size: size)
    old.write("a漢字b", at: .zero)
    var new = old
    #expect(new.changedColumns(row: 0, since: old).isEmpty)
    new.write("x", at: Point(column: 5, row: 0))
    #expect(new.changedColumns(row: 0, since: old) == 5..<6)
    new = old
    new.write("漢文", at: Point(column: 1, row: 0))
    #expect(new.changedColumns(row: 0, since: old) == 3..<5)
    new.cells[2].style = Style(attributes: .bold)
    #expect(new.changedColumns(row: 0, since: old) == 1..<5)
    #expect(new.changedColumns(row: 1, since: old).isEmpty)
    #expect(new.changedColumns(row: 2, since: old).isEmpty)
    #expect(new.changedColumns(row: 1, since: Frame(size: .zero)) == 0..<8)
  }

  @Test func `inked columns span from the first to the last cell that isn't blank`() {
    var frame = Frame(size: Size(columns: 8, rows: 2))
    #expect(frame.inkedColumns(row: 0).isEmpty)
    frame.write("a b", at: Point(column: 2, row: 0), style: .plain)
    #expect(frame.inkedColumns(row: 0) == 2..<5)
    frame.write("漢", at: Point(column: 6, row: 0), style: .plain)
    #expect(frame.inkedColumns(row: 0) == 2..<8)
    frame.write(" ", at: .zero, style: Style(attributes: .reverse))
    #expect(frame.inkedColumns(row: 0) == 0..<8)
    #expect(frame.inkedColumns(row: 1).isEmpty && frame.inkedColumns(row: 2).isEmpty)
    #expect(frame.inkedColumns(row: -1).isEmpty)
  }
}
