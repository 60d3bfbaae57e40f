import Testing

@testable import TerminalKit

@Suite struct RectTests {
  @Test func `splitting gives all cells to one part or the other`() {
    let rect = Rect(column: 2, row: 3, columns: 10, rows: 4)
    #expect(rect.split(left: 4).left == Rect(column: 2, row: 3, columns: 4, rows: 4))
    #expect(rect.split(left: 4).rest == Rect(column: 6, row: 3, columns: 6, rows: 4))
    #expect(rect.split(right: 4).right == Rect(column: 8, row: 3, columns: 4, rows: 4))
    #expect(rect.split(top: 1).rest == Rect(column: 2, row: 4, columns: 10, rows: 3))
    #expect(rect.split(bottom: 1).bottom == Rect(column: 2, row: 6, columns: 10, rows: 1))
    #expect(
      rect.inset(left: 1, top: 1, right: 1, bottom: 1)
        == Rect(column: 3, row: 4, columns: 8, rows: 2))
    #expect(rect.rows(from: 1, count: 9) == Rect(column: 2, row: 4, columns: 10, rows: 3))
  }

  @Test(arguments: [Int.min, -1, 0, 1, 5, Int.max])
  func `no amount makes a rectangle negative`(amount: Int) {
    for rect in [Rect.zero, Rect(column: -4, row: 2, columns: 3, rows: 2)] {
      let parts = [
        rect.split(left: amount).left, rect.split(left: amount).rest,
        rect.split(right: amount).rest, rect.split(right: amount).right,
        rect.split(top: amount).top, rect.split(bottom: amount).bottom,
        rect.inset(left: amount, top: amount, right: amount, bottom: amount),
        rect.rows(from: amount, count: amount), rect.columns(from: amount, count: amount),
        rect.intersection(Rect(column: amount, row: amount, columns: amount, rows: amount)),
      ]
      for part in parts {
        #expect(part.columns >= 0 && part.rows >= 0)
        #expect(part.isEmpty || rect.contains(part.origin))
      }
    }
  }
}
