import Basics
import HTTPTestSupport
import Testing

@testable import HTTPKit

@Suite struct RetryAfterTests {
  private static let now = Moment(seconds: 1_000_000)
  private let library: CurlLibrary

  init() throws { library = try .system() }

  private func moment(_ headers: (String, String)...) -> Moment? {
    RetryAfter.moment(in: HTTPHeaders(headers), now: Self.now) { HTTPDate.moment($0, library) }
  }

  @Test(arguments: [
    ("120", 1_000_120 as Int64?), ("0", 1_000_000), ("99999999999999999999", 1_086_400),
    ("Mon, 12 Jan 1970 13:47:00 GMT", 1_000_020), ("Mon, 12 Jan 1970 13:40:00 GMT", 1_000_000),
    ("Fri, 31 Dec 9999 23:59:59 GMT", 1_086_400), ("-5", nil), ("soon", nil), ("", nil),
    ("Mon, 12 Jam 1970 13:47:00 GMT", nil), ("Mon, 12 Jan 1970 25:47:00 GMT", nil),
    ("Sun, 06 Nov 1904 08:49:37 GMT", nil), ("5.5", nil), ("5 s", nil),
  ])
  func `Retry-After is seconds or a date, never past a day`(value: String, seconds: Int64?) {
    #expect(moment(("retry-after", value)) == seconds.map { Moment(seconds: $0) })
  }

  @Test func `A date is measured by the server's own clock`() {
    let wanted = ("Retry-After", "Sun, 06 Nov 1994 08:50:07 GMT")
    #expect(moment(("Date", "Sun, 06 Nov 1994 08:49:37 GMT"), wanted)?.seconds == 1_000_030)
    #expect(moment(("Date", "today"), wanted)?.seconds == 1_086_400)
    #expect(moment(("Date", "Sun, 06 Nov 1994 08:49:37 GMT")) == nil)
  }

  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
  ])
  func `A date has the three forms that HTTP knows`(text: String) {
    #expect(HTTPDate.moment(text, library) == Moment(seconds: 784_111_777))
  }

  @Test func `Days are the calendar's`() {
    for days in stride(from: 0, through: 2_900_000, by: 997) {
      let day = CalendarDay(daysSince1970: days)
      let text = "Sun, \(day.day) \(day.monthName) \(day.year) 00:00:01 GMT"
      #expect(HTTPDate.moment(text, library) == Moment(seconds: Int64(days) * 86_400 + 1))
    }
  }

  @Test func `A response's Retry-After is read by the server's date`() throws {
    let head = """
      HTTP/1.1 429 Slow down\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r
      Retry-After: Sun, 06 Nov 1994 08:50:07 GMT\r\nContent-Length: 0\r\nConnection: close\r\n\r\n
      """
    let server = try RawServer(Array(head.utf8), thenForEver: [])
    let response = try TestClient { $0.now = { Self.now } }.ask(server.request)
    #expect(response.retryAfter?.seconds == 1_000_030)
    #expect(throws: ServiceError.rateLimited(until: Moment(seconds: 1_000_030))) {
      try response.accepted()
    }
  }
}
