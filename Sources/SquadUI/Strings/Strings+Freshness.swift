import Basics
import SquadCore

/// Texts about the origin and age of what is shown.
extension Strings {
  /// `bundled 22 Apr 2026`, `saved 12:04`, `saved 18 Nov`, `saved 18 Nov 2025`, `live 12:04`; the
  /// word alone where room is short.
  package func text(of freshness: Freshness, isShort: Bool = false) -> String {
    switch freshness {
    case .bundled(let day): isShort ? "bundled" : "bundled \(text(of: day))"
    case .saved(let moment): isShort ? "saved" : "saved \(when(moment))"
    case .live(let moment): isShort ? "live" : "live \(when(moment))"
    }
  }

  /// The time of a moment of today, the day of any other, with the year where that is another one.
  private func when(_ moment: Moment) -> String {
    let day = localTime(moment).day
    guard let today else { return text(of: day) }
    return day == today ? time(of: moment) : shortText(of: day, beside: today)
  }

  /// `14:32`
  func time(of moment: Moment) -> String {
    let local = localTime(moment)
    let parts = [local.hour, local.minute].map { String($0).zeroPadded(to: 2) }
    return parts.joined(separator: ":")
  }

  /// `22 Apr 2026`
  package func text(of day: CalendarDay) -> String { day.text }

  /// `9 Apr`; with its year where that is another one than the day beside it has.
  func shortText(of day: CalendarDay, beside other: CalendarDay) -> String {
    day.text(beside: other)
  }

  /// Since when something is true, without a word for its source: `12:04`, `18 Nov`, `22 Apr 2026`.
  package func time(of freshness: Freshness) -> String {
    switch freshness {
    case .bundled(let day): text(of: day)
    case .saved(let moment), .live(let moment): when(moment)
    }
  }

}
