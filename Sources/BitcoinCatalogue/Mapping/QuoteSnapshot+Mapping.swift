import Basics
import Portraits
import SquadCore

extension CatalogueID {
  /// The bitcoin catalogue.
  package static let bitcoin = CatalogueID(rawValue: "bitcoin")
}

extension QuoteSnapshot {
  func entry(of currency: Currency) -> Entry {
    Entry(
      id: EntryID(.bitcoin, currency.code), title: currency.code, subtitle: currency.name,
      aliases: [currency.name, currency.symbol].compactMap { $0 }, isRecruitable: true,
      quote: quote(of: currency), badge: currency.badge)
  }

  /// `isPartial` tells whether the service has more of the detail.
  func detail(of currency: Currency, isPartial: Bool = false) -> Detail {
    let quote = quote(of: currency)
    var detail = Detail(
      id: EntryID(.bitcoin, currency.code), title: currency.code,
      freshness: quote.freshness ?? histories[currency.code]?.freshness ?? freshness)
    detail.subtitle = currency.name
    detail.rowSubtitle = currency.name
    detail.badge = currency.badge
    detail.isRecruitable = true
    detail.isDescribed = false
    detail.quote = quote
    if quote.rate == nil {
      detail.portrait = PortraitSubject(
        .coin, currency.code, initials: currency.badge ?? String(currency.code.prefix(2)),
        symbol: currency.symbol)
    }
    detail.series = series(of: currency)
    detail.unreadable = histories[currency.code]?.unreadable ?? 0
    detail.changes = changes(of: currency.code).compactMap(\.change)
    detail.priceFacts = facts(of: currency)
    detail.isPartial = isPartial
    return detail
  }

  /// The currency's closes, or the dollar's with a note.
  private func series(of currency: Currency) -> Series? {
    if currency.code == CurrencyTable.dollar { return dollarSeries }
    if let own = histories[currency.code] { return own.series(in: currency) }
    let note = Phrase.noHistory(of: currency.code, isPending: !absent.contains(currency.code))
    return dollarSeries?.with(note: note.description)
  }

  private func facts(of currency: Currency) -> [Fact] {
    let changes = changeFacts(of: currency.code)
    guard let recent = recentHistory(of: currency.code)?.last(days: Self.shownDays),
      let first = recent.first, let last = recent.last,
      let high = recent.max(by: { $0.value < $1.value }),
      let low = recent.min(by: { $0.value < $1.value })
    else { return changes }
    let span = "since \(first.day.text(beside: last.day))"
    return changes
      + [("high", high), ("low", low)].map { name, close in
        let amount = close.value.money(places: currency.places, unit: currency.unit)
        return Fact("\(name) \(span)", "\(amount) on \(close.day.text)")
      }
  }
}

extension History {
  func series(in currency: Currency) -> Series {
    Series(points: closes, places: currency.places, unit: currency.code, freshness: freshness)
  }
}
