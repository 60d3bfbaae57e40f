import Basics
import Testing

@Suite struct SizeTests {
  @Test(arguments: [Int.min, -1, 0, 1, 65_535, Int.max])
  func `no side is negative or beyond all bounds`(side: Int) {
    let size = Size(columns: side, rows: side)
    #expect((0...65_535).contains(size.columns) && size.columns == size.rows)
    #expect(size.isEmpty == (side < 1))
    #expect(size.area == size.columns * size.columns)
  }

  @Test func `a size fits in one with at least as many columns and rows`() {
    let size = Size(columns: 3, rows: 2)
    #expect(size.fits(in: size) && size.fits(in: Size(columns: 4, rows: 2)))
    #expect(!size.fits(in: Size(columns: 2, rows: 9)))
    #expect(!size.fits(in: Size(columns: 9, rows: 1)))
  }
}
