import TestSupport
import Testing

@testable import PlainText

@Suite struct RowSetTests {
  @Test(arguments: [1, 7, 64, 600]) func `rows are found by index and by row`(_ gap: Int) {
    var random = SplitMix(seed: 9)
    var (set, model, row) = (RowSet(), [Int](), Int.random(in: 0...gap, using: &random))
    for _ in 0..<3_000 {
      set.insert(row)
      model.append(row)
      row += Int.random(in: 1...gap, using: &random)
    }
    #expect(set.count == model.count)
    #expect(model.indices.map { set[$0] } == model)
    #expect(model.enumerated().allSatisfy { set.firstIndex(of: $1) == $0 })
    let others = Set(0...row + 700).subtracting(model)
    #expect(others.allSatisfy { set.firstIndex(of: $0) == nil })
    #expect(set.firstIndex(of: -1) == nil)
    var all: [Int] = []
    set.forEach { all.append($0) }
    #expect(all == model)
  }

  @Test func `a union has the rows of both`() {
    var (left, right) = (RowSet(), RowSet())
    for row in [3, 64, 5_000] { left.insert(row) }
    for row in [0, 64, 511, 512, 9_000] { right.insert(row) }
    left.formUnion(right)
    #expect((0..<left.count).map { left[$0] } == [0, 3, 64, 511, 512, 5_000, 9_000])
  }
}
