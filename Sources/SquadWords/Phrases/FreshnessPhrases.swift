import Basics
import SquadCore

/// Where what is shown came from.
extension Strings {
  package var fromBundle: String { say("bundled", "incluido", "内蔵データ") }
  package func fromBundle(_ day: String) -> String {
    say("bundled \(day)", "incluido \(day)", "内蔵データ \(day)")
  }
  package var saved: String { say("saved", "guardado", "保存データ") }
  package func saved(_ time: String) -> String {
    say("saved \(time)", "guardado \(time)", "保存データ \(time)")
  }
  package var live: String { say("live", "en vivo", "ライブ") }
  package func live(_ time: String) -> String {
    say("live \(time)", "en vivo \(time)", "ライブ \(time)")
  }

  /// `bundled 22 Apr 2026`, `saved 12:04`, `saved 18 Nov`, `saved 18 Nov 2025`, `live 12:04`; the
  /// word alone where room is short.
  package func text(of freshness: Freshness, isShort: Bool = false) -> String {
    switch freshness {
    case .bundled(let day): isShort ? fromBundle : fromBundle(text(of: day))
    case .saved(let moment), .live(let moment):
      if !isDated(freshness) {
        saved
      } else if freshness.isLive {
        isShort ? live : live(when(moment))
      } else {
        isShort ? saved : saved(when(moment))
      }
    }
  }

  /// Whether its time can be told: a clock that was ahead says nothing of when. By days, as what is
  /// drawn stays for as long.
  func isDated(_ freshness: Freshness) -> Bool {
    guard let moment = freshness.moment else { return true }
    let isLater = localDay.map { $0.daysSince1970 < localTime(moment).day.daysSince1970 } ?? false
    return moment != .unknown && !isLater
  }

  /// The time of a moment of today, the day of any other, with the year where that is another one.
  func when(_ moment: Moment) -> String {
    let day = localTime(moment).day
    guard let localDay else { return text(of: day) }
    return day == localDay ? time(of: moment) : shortText(of: day, beside: localDay)
  }

  func isToday(_ moment: Moment) -> Bool { localTime(moment).day == localDay }

  /// Since when something is true, without a word for its source: `12:04`, `18 Nov`, `22 Apr 2026`.
  package func time(of freshness: Freshness) -> String {
    switch freshness {
    case .bundled(let day): text(of: day)
    case .saved(let moment), .live(let moment): when(moment)
    }
  }
}
