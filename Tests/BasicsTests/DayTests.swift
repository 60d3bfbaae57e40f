import Basics
import Testing

@Suite struct DayTests {
  @Test func `days count both ways`() {
    for days in stride(from: -800_000, through: 800_000, by: 97) {
      #expect(CalendarDay(daysSince1970: days).daysSince1970 == days)
    }
    #expect(CalendarDay(year: 2026, month: 4, day: 22).daysSince1970 == 20_565)
  }

  @Test(arguments: [
    (-1, "1969-12-31T23:59:59Z"), (0, "1970-01-01T00:00:00Z"), (-86_400, "1969-12-31T00:00:00Z"),
    (1_516_384_020, "2018-01-19T17:47:00Z"), (-62_135_596_800, "0001-01-01T00:00:00Z"),
  ])
  func `a moment falls on a day and a second of it`(seconds: Int, iso: String) {
    let moment = Moment(seconds: Int64(seconds))
    #expect(moment.iso == iso)
    #expect(Moment(moment.day, secondOfDay: moment.secondOfDay) == moment)
    #expect(Moment(iso: iso) == moment)
  }

  @Test func `dates are read by the calendar year`() {
    #expect(CalendarDay(iso: "2018-12-31")?.daysSince1970 == 17_896)
    for text in ["2026-02-30", "2026-13-01", "26-01-01", "2026-1-01", "2026-01-01T", "-026-01-01"] {
      #expect(CalendarDay(iso: text) == nil)
    }
    #expect(Moment(iso: "2018-01-19T17:47:00+00:00") == Moment(seconds: 1_516_384_020))
    #expect(Moment(iso: "2018-01-19T17:47:00+01:00") == nil)
  }

  @Test func `a day is spelled in English`() {
    let day = CalendarDay(year: 2026, month: 9, day: 2)
    #expect(day.text == "2 Sep 2026")
    #expect(day.text(beside: CalendarDay(year: 2026, month: 1, day: 1)) == "2 Sep")
    #expect(day.text(beside: CalendarDay(year: 2025, month: 9, day: 2)) == "2 Sep 2026")
    #expect(CalendarDay(year: 2026, month: 13, day: 1).text == "1 ? 2026")
  }
}
