import Basics
import Testing

@testable import CatalogueKit

private struct Row: Identifiable, Equatable {
  let id: Int
}

/// Joining the saved pages of a list from its start.
@Suite struct PageAccumulatorTests {
  @Test func `pages by offset overlap, and a gap ends them`() {
    var list = PageAccumulator<Row>()
    list.add(1...3, at: 0, total: 9, seconds: 7)
    list.add(3...5, at: 2, total: 8, seconds: 5)
    #expect(list.rows.map(\.id) == [1, 2, 3, 4, 5] && list.end == 5)
    list.add(7...8, at: 6, total: 8)
    #expect(list.rows.count == 5, "a row between them is missing")
    #expect(list.total == 9, "of the newer page")
    #expect(list.oldest == Moment(seconds: 5))
    #expect(list.index(of: 4) == 3 && list.index(of: 7) == nil)
    list.add(6...8, at: 5, total: 8)
    #expect(list.wasComplete && !list.isComplete, "whole by the count of its last page alone")
  }

  @Test func `a page of repeated rows moves the end only if it was named the next`() {
    var list = PageAccumulator<Row>()
    list.add(1...2, at: 0)
    list.add(1...2, at: 2, isLast: true)
    #expect(list.end == 2 && !list.isEnded)
    var chain = PageAccumulator<Row>()
    chain.add(1...2)
    chain.add(1...2, isLast: true)
    #expect(chain.rows.count == 2 && chain.end == 4 && chain.isEnded)
  }

  @Test func `unreadable records of overlapping pages are counted once`() {
    var list = PageAccumulator<Row>()
    list.add(1...3, at: 0, total: 6, unreadable: 1)
    list.add(3...4, at: 2, total: 6, unreadable: 2)
    #expect(list.end == 6 && list.isComplete)
    #expect(list.rows.count == 4 && list.unreadable == 2)
  }
}

extension PageAccumulator<Row> {
  fileprivate mutating func add(
    _ ids: ClosedRange<Int>, at offset: Int? = nil, total: Int? = nil, unreadable: Int = 0,
    isLast: Bool = false, seconds: Int64 = 0
  ) {
    append(
      ids.map { Row(id: $0) }, at: offset, total: total, unreadable: unreadable, isLast: isLast,
      fetchedAt: Moment(seconds: seconds))
  }
}
