import Basics
import TestSupport
import Testing

@testable import SquadCore

@Suite struct ChangeSpanTests {
  private let now = Moment(CalendarDay(year: 2026, month: 4, day: 22), secondOfDay: 1_800)

  private func currency(_ code: String, _ freshness: Freshness, since day: Int?) -> Entry {
    let change = day.map {
      Change(tenthsOfPercent: 22, since: CalendarDay(year: 2026, month: 4, day: $0))
    }
    return Entry(
      id: EntryID(.bitcoin, code), title: code,
      quote: Quote(
        rate: Amount("1"), places: 2, unit: code, freshness: freshness, change: change))
  }

  private func span(_ entries: Entry...) -> ChangeSpan? {
    var openList = OpenList(source: .list(.currencies), title: "Currencies")
    openList.fill(.sample(entries))
    return openList.hasQuotes ? openList.changeSpan(at: now) : nil
  }

  @Test func `a list's changes are today's, or are labelled with their start`() {
    let (live, old) = (Freshness.live(now), Freshness.sample)
    let day = CalendarDay(year: 2026, month: 4, day: 20)
    #expect(span(.thor) == nil, "no prices")
    #expect(span(currency("EUR", live, since: 21), currency("JPY", live, since: nil)) == .today)
    #expect(span(currency("EUR", live, since: 20)) == .since(day), "a close is missing")
    #expect(span(currency("EUR", old, since: 20)) == .since(day), "the rate isn't today's")
    #expect(span(currency("EUR", live, since: 21), currency("USD", old, since: 20)) == .mixed)
    let yesterday = Freshness.live(Moment(seconds: now.seconds - 3_600))
    #expect(
      span(currency("EUR", yesterday, since: 20)) == .since(day), "an hour ago it was another day")
  }
}
