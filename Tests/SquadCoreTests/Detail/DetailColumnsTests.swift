import TestSupport
import Testing

@testable import SquadCore

/// Stops in two columns: those of the second one begin beside the first stop again.
@Suite struct DetailColumnsTests {
  /// Six days in lines 10 to 12, then two links; three rows of the pane show them.
  private let metrics = DetailMetrics(
    id: Entry.euro.id, lines: 20, rows: 3, stopLines: [10, 11, 12, 10, 11, 12, 15, 16])

  private func moved(_ motion: Motion, from stop: Int, top: Int) -> DetailPlace {
    var place = DetailPlace(id: Entry.euro.id)
    place.stop = stop
    place.top = top
    place.move(motion, in: metrics)
    return place
  }

  @Test func `down leads from a column's end to the head of the next, and up back again`() {
    #expect(moved(.next, from: 2, top: 10).stop == 3)
    #expect(moved(.previous, from: 3, top: 10).stop == 2)
  }

  @Test func `a column's head above the pane is scrolled to, and its end below it too`() {
    let down = moved(.next, from: 2, top: 12)
    #expect(down.stop == 3 && down.top == 10)
    let up = moved(.previous, from: 3, top: 8)
    #expect(up.stop == 2 && up.top == 10)
  }
}
