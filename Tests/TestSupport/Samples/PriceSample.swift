import Basics
import SquadCore

/// Made-up prices: a flat history, one of a single day, one with gaps, one with a spike, and none.
package enum PriceSample {
  package static let id = CatalogueID(rawValue: "prices")
  static let list = ListID(id)
  /// 22 April 2026, 14:05 in UTC.
  package static let now = Moment(seconds: 20_565 * 86_400 + 14 * 3_600 + 5 * 60)

  package static let catalogue = CatalogueInfo(
    id: id, title: "Prices",
    lists: [
      ListInfo(
        id: list, title: "Currencies", recruit: "currency", sorts: [SortOrder(key: "use")],
        putsMembersFirst: true)
    ])

  package static let page = Page(
    offset: 0, entries: entries, total: entries.count, isLast: true, freshness: .live(now),
    details: details)

  package static let details: [Detail] = [
    detail("USD", "US dollar", "$", 2, spike, rate: "77516.01"),
    detail("EUR", "Euro", "€", 2, flat, rate: "66410.2"),
    detail("JPY", "Yen", "¥", 0, gaps, rate: "11690000", age: 3_600),
    detail("BHD", "Bahraini dinar of a long name", "BHD", 3, [60: "29123.456"], rate: "29123.456"),
    detail("SEK", "Swedish krona", "kr", 2, [:], rate: nil),
  ]

  package static let entries = details.map { detail in
    Entry(
      id: detail.id, title: detail.title, subtitle: detail.subtitle, isRecruitable: true,
      quote: detail.quote, badge: detail.badge)
  }

  package static func member(_ index: Int) -> Member {
    Member(id: details[index].id, title: details[index].title, badge: details[index].badge)
  }

  /// Days up to 60, which is the open one.
  private static let flat = Dictionary(uniqueKeysWithValues: (30...60).map { ($0, "66410.20") })
  private static let spike = Dictionary(
    uniqueKeysWithValues: (0...60).map { ($0, $0 == 52 ? "99000" : String(76_000 + $0 * 25)) })
  private static let gaps = Dictionary(
    uniqueKeysWithValues: (40...60).filter { ![48, 49, 55].contains($0) }.map {
      ($0, String(11_000_000 + ($0 * 7_919) % 700_000))
    })

  private static func detail(
    _ code: String, _ name: String, _ unit: String, _ places: Int, _ days: [Int: String],
    rate: String?, age: Int64 = 0
  ) -> Detail {
    let at = Freshness.live(Moment(seconds: now.seconds - age))
    var detail = Detail(id: EntryID(id, code), title: code, freshness: at)
    let points = days.keys.sorted().compactMap { day in
      days[day].flatMap { Amount($0) }.map {
        SeriesPoint(daysSince1970: 20_505 + day, value: $0, isOpen: day == 60)
      }
    }
    let amount = rate.flatMap { Amount($0) }
    let before = points.dropLast().last
    let change = before.flatMap { before in
      amount?.tenthsOfPercent(above: before.value).map {
        Change(tenthsOfPercent: $0, since: before.day)
      }
    }
    let closes = (47...60).map { day in
      points.first { $0.daysSince1970 == 20_505 + day }?.value
    }
    detail.subtitle = name
    detail.badge = unit.count < 3 ? unit : nil
    detail.isRecruitable = true
    detail.isDescribed = false
    detail.quote = Quote(
      rate: amount, places: places, unit: unit, freshness: amount == nil ? nil : at,
      change: change, closes: points.isEmpty ? [] : closes)
    if let change {
      detail.changes = [
        PeriodChange(days: 1, change),
        PeriodChange(
          days: 7, Change(tenthsOfPercent: 2, since: CalendarDay(daysSince1970: 20_505 + 53))),
      ]
    }
    if !points.isEmpty {
      detail.series = Series(
        points: points, places: places, unit: code,
        note: code == "BHD" ? "in US dollars: no history in BHD" : nil, freshness: at)
    }
    return detail
  }
}
