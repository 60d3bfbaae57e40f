import Basics
import SquadCore
import Testing

@Suite struct AmountTests {
  @Test(
    arguments: [
      ("66410.20", 66_410_200_000), ("-3", -3_000_000), ("0", 0), ("1.5e4", 15_000_000_000),
      ("15e-1", 1_500_000), ("0.0000005", 1), ("0.0000004", 0), ("61388.9560001", 61_388_956_000),
      ("9.9999999", 10_000_000), ("0e999999999", 0), ("1e-999999999", 0), ("007", 7_000_000),
      ("9000000000000", 9_000_000_000_000_000_000),
    ])
  func `an amount reads decimals exactly`(text: String, millionths: Int) {
    #expect(Amount(text) == Amount(millionths: Int64(millionths)))
  }

  @Test(
    arguments: [
      "", "-", ".5", "5.", "1,644.840", "1e", "1e+", "0x10", "NaN", "1 ", " 1", "1.2.3",
      "10000000000000", "1e999999999", "99999999999999999999999",
    ])
  func `text that isn't an amount is rejected`(text: String) {
    #expect(Amount(text) == nil)
  }

  @Test(
    arguments: [
      ("66410.2", 2, "66,410.20"), ("11690000", 0, "11,690,000"), ("1644.84", 3, "1,644.840"),
      ("0.005", 2, "0.01"), ("-0.004", 2, "0.00"), ("-1234.565", 2, "-1,234.57"),
      ("999.999", 2, "1,000.00"), ("1.234567", 9, "1.234567"), ("1.5", -1, "2"),
    ])
  func `an amount is written in its currency's format`(number: String, places: Int, text: String)
    throws
  {
    #expect(try #require(Amount(number)).text(places: places) == text)
  }

  @Test(
    arguments: [
      ("101.2", "100", 12), ("98.75", "100", -13), ("100", "100", 0), ("100.04", "100", 0),
      ("100.05", "100", 1), ("9000000000000", "0.000002", nil), ("1", "0", nil), ("1", "-1", nil),
    ])
  func `a change is computed in tenths of a percent`(now: String, before: String, tenths: Int?)
    throws
  {
    let change = try #require(Amount(now)).tenthsOfPercent(above: try #require(Amount(before)))
    #expect(change == tenths)
  }

  @Test func `an amount has a position on a scale`() throws {
    let (low, high) = (try #require(Amount("10")), try #require(Amount("20")))
    #expect(try #require(Amount("15")).step(from: low, to: high, of: 8) == 4)
    #expect(try #require(Amount("10.6")).step(from: low, to: high, of: 8) == 0)
    #expect(try #require(Amount("10.7")).step(from: low, to: high, of: 8) == 1)
    #expect(try #require(Amount("99")).step(from: low, to: high, of: 8) == 8)
    #expect(low.step(from: low, to: low, of: 8) == 4, "a flat line lies in the middle")
    #expect(low.step(from: low, to: high, of: 0) == 0)
    let extreme = Amount(millionths: .min)
    #expect(high.step(from: extreme, to: Amount(millionths: .max), of: 8) == 4)
  }

  @Test func `a series is cut by days, not by points`() throws {
    let value = try #require(Amount("1"))
    let april = CalendarDay(year: 2026, month: 4, day: 1)
    let points = [1, 2, 9, 10].map {
      SeriesPoint(daysSince1970: april.daysSince1970 + $0 - 1, value: value)
    }
    let day = CalendarDay(year: 2026, month: 4, day: 22)
    let series = Series(points: points, places: 2, unit: "USD", freshness: .bundled(day))
    #expect(series.last(days: 9).map(\.day.day) == [2, 9, 10])
    #expect(series.last(days: 1).map(\.day.day) == [10])
  }
}
