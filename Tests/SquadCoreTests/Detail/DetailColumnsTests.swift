import TestSupport
import Testing

@testable import SquadCore

/// Stops in two dimensions.
@Suite struct DetailColumnsTests {
  /// Two sections beside a picture; three tiles and one below them; a table in two blocks, the first
  /// one longer; two links.
  private static let stops: [(line: Int, column: Int)] = [
    (1, 15), (2, 15), (10, 5), (10, 30), (10, 55), (13, 5), (20, 0), (21, 0), (22, 0), (20, 40),
    (21, 40), (30, 8), (30, 20),
  ]
  private let metrics = DetailMetrics(
    id: Entry.euro.id, lines: 40, rows: 40,
    stops: stops.map { StopPosition(line: $0.line, column: $0.column) })

  private func at(_ stop: Int?, top: Int = 0) -> DetailPosition {
    var place = DetailPosition(id: Entry.euro.id)
    place.stop = stop
    place.top = top
    return place
  }

  private func moved(_ motion: Motion, from stop: Int) -> Int? {
    var place = at(stop)
    place.move(motion, in: metrics)
    return place.stop
  }

  private func beside(_ stop: Int?, forward: Bool) -> Int? {
    var place = at(stop)
    return place.moveAside(forward: forward, in: metrics) ? place.stop : nil
  }

  @Test(arguments: [
    (0, 1), (1, 2), (2, 5), (3, 5), (4, 5), (5, 6), (6, 7), (8, 11), (9, 10), (10, 8),
  ])
  func `j goes to the nearest stop of the next line`(from: Int, to: Int) {
    #expect(moved(.next, from: from) == to)
  }

  @Test(arguments: [(12, 8), (11, 8), (10, 9), (9, 5), (6, 5), (5, 2), (4, 1), (1, 0)])
  func `k goes to the nearest stop of the line above`(from: Int, to: Int) {
    #expect(moved(.previous, from: from) == to)
  }

  @Test func `h and l stay within the line`() {
    #expect(beside(2, forward: true) == 3 && beside(3, forward: true) == 4)
    #expect(beside(4, forward: true) == nil && beside(5, forward: true) == nil)
    #expect(beside(4, forward: false) == 3 && beside(2, forward: false) == nil)
    #expect(beside(7, forward: true) == 10 && beside(8, forward: true) == nil)
    #expect(beside(nil, forward: true) == nil)
  }

  @Test func `every stop is reached from the first one`() {
    var reached: Set<Int> = [0]
    var open = [0]
    while let stop = open.popLast() {
      let next =
        [moved(.next, from: stop), moved(.previous, from: stop)]
        + [beside(stop, forward: true), beside(stop, forward: false)]
      for case let stop? in next where reached.insert(stop).inserted { open.append(stop) }
    }
    #expect(reached == Set(metrics.stops.indices))
  }

  @Test func `scrolling keeps the selected stop while it is in sight`() {
    let metrics = DetailMetrics(id: Entry.euro.id, lines: 40, rows: 10, stops: metrics.stops)
    var place = at(1)
    place.scroll(by: 1, in: metrics)
    #expect(place == at(1, top: 1))
    place.scroll(by: 2, in: metrics)
    #expect(place == at(nil, top: 3))
    place.scroll(by: 100, in: metrics)
    #expect(place.top == 30)
    place.scroll(by: -100, in: metrics)
    #expect(place.top == 0)
  }
}
