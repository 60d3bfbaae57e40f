import Testing

@testable import SquadCore

@Suite struct CursorTests {
  private func moved(
    _ motion: Motion, from row: Int, top: Int = 0, count: Int = 30, rows: Int = 10
  ) -> [Int] {
    var cursor = Cursor(row: row, top: top)
    cursor.move(motion, count: count, rows: rows)
    return [cursor.row, cursor.top]
  }

  @Test func `steps stay on the pane while they can`() {
    #expect(moved(.next, from: 3) == [4, 0])
    #expect(moved(.previous, from: 3) == [2, 0])
    #expect(moved(.next, from: 8) == [9, 0])
  }

  @Test func `lists do not wrap around`() {
    #expect(moved(.previous, from: 0) == [0, 0])
    #expect(moved(.next, from: 29, top: 20) == [29, 20])
    #expect(moved(.pageUp, from: 0) == [0, 0])
    #expect(moved(.halfPageDown, from: 29, top: 20) == [29, 20])
  }

  @Test func `a step off the pane scrolls by half a page`() {
    #expect(moved(.next, from: 9) == [10, 5])
    #expect(moved(.previous, from: 10, top: 10) == [9, 5])
  }

  @Test func `first and last are the list's ends`() {
    #expect(moved(.first, from: 17, top: 12) == [0, 0])
    #expect(moved(.last, from: 3) == [29, 20])
  }

  @Test func `pages keep a row in sight, half pages keep the place on the screen`() {
    #expect(moved(.pageDown, from: 2) == [11, 9])
    #expect(moved(.pageUp, from: 11, top: 9) == [2, 0])
    #expect(moved(.halfPageDown, from: 2) == [7, 5])
    #expect(moved(.halfPageUp, from: 17, top: 15) == [12, 10])
  }

  @Test func `a page past the end ends at the end`() {
    #expect(moved(.pageDown, from: 25, top: 20) == [29, 20])
    #expect(moved(.pageUp, from: 3, top: 1) == [0, 0])
  }

  @Test func `an empty list and a pane without rows trap nothing`() {
    for motion in [Motion.next, .previous, .first, .last, .pageDown, .halfPageUp] {
      #expect(moved(motion, from: 0, count: 0) == [0, 0])
      #expect(moved(motion, from: 0, count: 0, rows: 0) == [0, 0])
      let result = moved(motion, from: 5, count: 9, rows: 0)
      #expect(result[1] <= result[0] && result[0] < 9)
    }
  }

  @Test func `a row that gets another index keeps its position on the screen`() {
    var cursor = Cursor(row: 7, top: 4)
    cursor.follow(to: 12, count: 40, rows: 10)
    #expect([cursor.row, cursor.top] == [12, 9])
    cursor.follow(to: 1, count: 40, rows: 10)
    #expect([cursor.row, cursor.top] == [1, 0])
    cursor.follow(to: nil, count: 1, rows: 10)
    #expect([cursor.row, cursor.top] == [0, 0])
  }

  @Test func `a pane that grows shows no line past the end`() {
    var cursor = Cursor(row: 29, top: 25)
    cursor.clamp(count: 30, rows: 20)
    #expect([cursor.row, cursor.top] == [29, 10])
    cursor.clamp(count: 30, rows: 4)
    #expect([cursor.row, cursor.top] == [29, 26])
  }
}
