import TestSupport
import Testing

@testable import SquadCore

@Suite struct DetailStopTests {
  /// Where a detail of 30 lines in 10 rows, with stops in lines 2, 3, 3 and 25, is after motions.
  private func place(after motions: Motion..., from start: DetailPosition? = nil) -> [Int?] {
    let metrics = DetailMetrics(id: Entry.hulk.id, lines: 30, rows: 10, stopLines: [2, 3, 3, 25])
    var place = start ?? DetailPosition(id: Entry.hulk.id)
    place.enter(metrics)
    for motion in motions { place.move(motion, in: metrics) }
    return [place.stop, place.top]
  }

  private func at(_ stop: Int?, top: Int) -> DetailPosition {
    var place = DetailPosition(id: Entry.hulk.id)
    place.stop = stop
    place.top = top
    return place
  }

  @Test func `going in selects the first stop in sight`() {
    #expect(place() == [0, 0])
    #expect(place(from: at(nil, top: 20)) == [3, 20])
    #expect(place(from: at(nil, top: 5)) == [nil, 5])
  }

  @Test func `j and k go from line to line, and stop at the ends`() {
    #expect(place(after: .next) == [1, 0])
    #expect(place(after: .next, .next) == [1, 1])
    #expect(place(after: .previous, from: at(2, top: 0)) == [0, 0])
    #expect(place(after: .previous) == [0, 0])
    #expect(place(after: .next, from: at(3, top: 20)) == [3, 20])
  }

  @Test func `j and k scroll by a line while the next stop is out of view`() {
    #expect(place(after: .next, from: at(2, top: 0)) == [2, 1])
    #expect(place(after: .next, from: at(2, top: 3)) == [nil, 4])
    #expect(place(after: .next, from: at(nil, top: 15)) == [3, 16])
    #expect(place(after: .previous, from: at(3, top: 16)) == [nil, 15])
    #expect(place(after: .previous, from: at(nil, top: 4)) == [1, 3])
  }

  @Test func `every line is reached by j alone, and back by k`() {
    let down = Array(repeating: Motion.next, count: 60)
    let metrics = DetailMetrics(id: Entry.hulk.id, lines: 30, rows: 10, stopLines: [2, 3, 3, 25])
    var place = at(nil, top: 0)
    place.enter(metrics)
    var tops: Set<Int> = []
    for motion in down {
      place.move(motion, in: metrics)
      tops.insert(place.top)
    }
    #expect(tops == Set(0...20) && place.stop == 3)
    for _ in 0..<60 { place.move(.previous, in: metrics) }
    #expect(place.top == 0 && place.stop == 0)
  }

  @Test func `home selects the first stop, end the last, and again the same`() {
    #expect(place(after: .last) == [3, 20])
    #expect(place(after: .last, .last) == [3, 20])
    #expect(place(after: .last, .first) == [0, 0])
    #expect(place(after: .next, .first) == [0, 0])
  }

  @Test func `paging scrolls and selects the first stop in view`() {
    #expect(place(after: .pageDown) == [nil, 9])
    #expect(place(after: .pageDown, .pageDown) == [3, 18])
    #expect(place(after: .halfPageDown) == [nil, 5])
    #expect(place(after: .pageUp, from: at(3, top: 20)) == [nil, 11])
    #expect(place(after: .halfPageUp, from: at(1, top: 0)) == [0, 0])
  }

  @Test func `a detail without a stop scrolls and ends`() {
    let metrics = DetailMetrics(id: Entry.hulk.id, lines: 12, rows: 10, stopLines: [])
    var place = at(nil, top: 0)
    place.enter(metrics)
    for expected in [1, 2, 2] {
      place.move(.next, in: metrics)
      #expect(place.top == expected && place.stop == nil)
    }
  }

  @Test func `a pane measured again keeps the selected stop in sight`() {
    var place = at(3, top: 20)
    place.clamp(
      to: DetailMetrics(id: Entry.hulk.id, lines: 60, rows: 5, stopLines: [2, 3, 3, 50]))
    #expect(place == at(3, top: 46))
    place.clamp(to: DetailMetrics(id: Entry.hulk.id, lines: 6, rows: 10, stopLines: [1]))
    #expect(place == at(nil, top: 0))
  }
}
