import Testing

@testable import TerminalKit

@Suite struct FrameTests {
  @Test func `text is written where it is told to be`() {
    var frame = Frame(size: Size(columns: 8, rows: 2))
    #expect(frame.write("héllo", at: Point(column: 2, row: 1)) == 5)
    #expect(frame.lines == ["        ", "  héllo "])
  }
}
