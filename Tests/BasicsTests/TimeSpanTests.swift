import Basics
import Testing

@Suite struct TimeSpanTests {
  @Test(arguments: [
    ("1s", 1, "1s"), ("90s", 90, "1m30s"), ("5m", 300, "5m"), ("1h", 3_600, "1h"),
    ("1h30m", 5_400, "1h30m"), ("1h0m5s", 3_605, "1h5s"), ("24h", 86_400, "24h"),
    ("007m", 420, "7m"), ("86400s", 86_400, "24h"), ("0h1m", 60, "1m"),
  ])
  func `a span is read and written`(text: String, seconds: Int, written: String) {
    #expect(TimeSpan(text)?.seconds == seconds)
    #expect(TimeSpan(text)?.text == written)
    #expect(TimeSpan(written) == TimeSpan(text))
  }

  @Test(arguments: [
    "", "5", "m", "0s", "0h0m", "-5m", "+5m", "5 m", "5M", "5m ", "5ms", "1m1h", "5m5m", "1.5h",
    "24h1s", "86401s", "99999999999999999999h", "９m", "5m\u{0}", "1d", "5m3",
  ])
  func `any other text is rejected`(text: String) {
    #expect(TimeSpan(text) == nil)
  }

  @Test func `a span lies between a second and a day`() {
    #expect(TimeSpan(seconds: 0) == nil && TimeSpan(seconds: 86_401) == nil)
    #expect(TimeSpan.minutes(5) == TimeSpan("5m"))
    #expect(TimeSpan.minutes(.max) == TimeSpan("24h") && TimeSpan.minutes(0) == TimeSpan("1m"))
  }
}
