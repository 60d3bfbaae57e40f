import Basics
import OwnCatalogue
import Testing

struct FieldDateTests {
  @Test(arguments: [
    ("2026-11-01", "2026-11-01"), ("2026/11/01", "2026-11-01"), ("Nov 1 2026", "2026-11-01"),
    ("Nov 1, 2026", "2026-11-01"), ("November 1, 2026", "2026-11-01"), ("1/11/2026", "2026-11-01"),
    ("1.11.2026", "2026-11-01"), ("1. 11. 2026", "2026-11-01"), ("1-Nov-2026", "2026-11-01"),
    ("1 Nov 2026", "2026-11-01"), ("01 November 2026", "2026-11-01"), ("11/25/2026", "2026-11-25"),
    ("01.10.26", "2026-10-01"), ("25/12/99", "1999-12-25"), ("02/Nov/26", "2026-11-02"),
    ("2026-02", "2026-02-01"), ("20261101", "2026-11-01"), ("7/4/26", "2026-04-07"),
    ("12/25/99", "1999-12-25"),
  ])
  func `a day is read in any of its forms`(_ text: String, _ day: String) {
    #expect(FieldDate(text)?.day.iso == day)
    #expect(FieldDate(text)?.moment == nil)
  }

  @Test(arguments: [
    ("2026-11-01T10:00:00Z", "2026-11-01T10:00:00Z"),
    ("2026-11-01T10:00:00.123456Z", "2026-11-01T10:00:00Z"),
    ("2026-11-01 10:00", "2026-11-01T10:00:00Z"),
    ("2026-11-01T10:00:00+02:00", "2026-11-01T08:00:00Z"),
    ("20261101T100000Z", "2026-11-01T10:00:00Z"),
    ("2026-11-01 10:00:00 +0000 UTC", "2026-11-01T10:00:00Z"),
    ("2026-11-01 10:00:00.5 +0100 CET", "2026-11-01T09:00:00Z"),
    ("Mon, 02 Jan 2006 15:04:05 -0700", "2006-01-02T22:04:05Z"),
    ("Mon, 02 Jan 2006 15:04:05 GMT", "2006-01-02T15:04:05Z"),
    ("Mon, 02 Jan 2006 15:04:05 EST", "2006-01-02T20:04:05Z"),
    ("2006-01-02 15:04:05 CET", "2006-01-02T14:04:05Z"),
    ("Sun Jul  2 15:04:05 CEST 2006", "2006-07-02T13:04:05Z"),
    ("Mon Jan  2 15:04:05 PDT 2006", "2006-01-02T22:04:05Z"),
    ("Mon Jan 2 15:04:05 2006 -0700", "2006-01-02T22:04:05Z"),
    ("Mon Jan  2 15:04:05 2006", "2006-01-02T15:04:05Z"),
    ("Sun Aug 31 00:29:15 +0000 2014", "2014-08-31T00:29:15Z"),
    ("02/Jan/2006:15:04:05 -0700", "2006-01-02T22:04:05Z"),
    ("[02/Jan/2006:15:04:05 +0000]", "2006-01-02T15:04:05Z"),
    ("7/3/2018 1:47p", "2018-03-07T13:47:00Z"), ("7/3/2018 12:05 AM", "2018-03-07T00:05:00Z"),
    ("Nov 1, 2026 3:00 PM", "2026-11-01T15:00:00Z"),
  ])
  func `a time is read in UTC`(_ text: String, _ moment: String) {
    #expect(FieldDate(text)?.moment?.iso == moment)
  }

  @Test(arguments: [
    "", "2026", "2026-13-01", "2026-02-30", "31/31/2026", "1.2.3", "May the fourth", "12345678",
    "2026-11-01x", "Monday", "10:00:00", "2013 (1888)", "2026-11-01 25:00", "Mark 1 2026x",
    "20-04-15", "1.10.26", "2026-2", "2026-13", "10.11.12.13", "1 Nov 10:00", "9026-02",
    "20261301", "17760704", "7-4-26", "1/2/3",
  ])
  func `any other text isn't a date`(_ text: String) {
    #expect(FieldDate(text) == nil)
  }

  @Test func `the month comes first if the column says so`() {
    #expect(FieldDate("7/3/2018")?.day.iso == "2018-03-07")
    #expect(FieldDate("7/3/2018", monthFirst: true)?.day.iso == "2018-07-03")
  }

  @Test(
    arguments: [
      (1_700_000_000, "2023-11-14T22:13:20Z"), (1_700_000_000_123, "2023-11-14T22:13:20Z"),
      (1_700_000_000_123_456, "2023-11-14T22:13:20Z"),
    ] as [(Double, String)])
  func `a Unix time may count seconds, milliseconds or microseconds`(
    _ number: Double, _ moment: String
  ) {
    #expect(FieldDate(unix: number)?.moment?.iso == moment)
  }

  @Test(arguments: [0, 900_000_000, 4_200_000_000, -1, 42] as [Double])
  func `a number before 2001 or after 2100 isn't a time`(_ number: Double) {
    #expect(FieldDate(unix: number) == nil)
  }
}
