import SquadCore
import Testing

@testable import SquadScreen
@testable import SquadWords

struct SparklineTests {
  private func spark(_ values: [Int?], _ glyphs: Glyphs = .unicode) -> String {
    Sparkline.text(values.map { $0.map { Amount(millionths: Int64($0) * 1_000_000) } }, glyphs)
  }

  @Test func `a fortnight takes seven columns, none of them full height`() {
    let text = spark(Array(1...14))
    #expect(text == "▁▂▃▄▅▆▇")
    #expect(spark([9, 9, 1, 1, 9, 9, 1, 1, 9, 9, 1, 1, 9, 9]) == "▇▁▇▁▇▁▇")
  }

  @Test func `a flat sparkline is in the middle`() {
    #expect(spark(Array(repeating: 5, count: 14)) == "▄▄▄▄▄▄▄")
  }

  @Test func `a day without a price is bridged`() {
    #expect(spark([1, nil, nil, nil, 7, 7]) == "▁▁▇")
    #expect(spark([nil, nil, 1, 7]) == " ▇")
    #expect(spark([nil, nil]) == "")
  }

  @Test func `a sparkline can be ASCII`() {
    #expect(spark(Array(1...14), .ascii).utf8.allSatisfy { $0 < 0x80 })
  }
}
