import Basics
import Testing

@testable import SquadCore

/// Sizes of pictures on a slow line.
@Suite struct PictureReductionTests {
  private let large = Size(columns: 33, rows: 22)

  /// The boxes of entries that follow pictures with these durations.
  private func boxes(in available: Size, after milliseconds: [Int]) -> [Size] {
    var reduction = PictureReduction()
    return milliseconds.map {
      reduction.accepted(after: $0, in: available)
      reduction.advance()
      return reduction.box(in: available)
    }
  }

  @Test func `after a slow picture the next is a step smaller, down to the smallest`() {
    let (middle, small) = (Size(columns: 24, rows: 16), Size(columns: 16, rows: 11))
    #expect(boxes(in: large, after: [250, 251, 900, 900]) == [large, middle, small, small])
    #expect(boxes(in: middle, after: [251, 251]) == [small, small])
    #expect(boxes(in: Size(columns: 18, rows: 12), after: [251]) == [small])
    let least = Size(columns: 15, rows: 10)
    #expect(boxes(in: least, after: [900]) == [least])
  }

  @Test func `on a quick line each picture is a step larger again`() {
    let (middle, small) = (Size(columns: 24, rows: 16), Size(columns: 16, rows: 11))
    #expect(
      boxes(in: large, after: [900, 900, 200, 59, 59, 59])
        == [middle, small, small, middle, large, large])
  }

  @Test func `a shown picture keeps its size`() {
    var reduction = PictureReduction()
    reduction.accepted(after: 900, in: large)
    #expect(reduction.box(in: large) == large)
    reduction.accepted(after: 900, in: nil)
    reduction.advance()
    #expect(reduction.box(in: large) == Size(columns: 24, rows: 16))
  }
}
