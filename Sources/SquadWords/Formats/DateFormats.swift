import Basics
import SquadCore

/// A moment in a time zone.
package struct LocalTime: Equatable, Sendable {
  /// The day in that zone, which may differ from the one in UTC.
  package let day: CalendarDay
  /// 0…23
  let hour: Int
  /// 0…59
  let minute: Int

  /// `hour` is 0…23, `minute` 0…59.
  package init(day: CalendarDay, hour: Int, minute: Int) {
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// The time in UTC; the default of `Strings` where no time zone is read.
  @Sendable package static func utc(_ moment: Moment) -> LocalTime {
    let second = moment.secondOfDay
    return LocalTime(day: moment.day, hour: second / 3_600, minute: second / 60 % 60)
  }
}

/// Days and times as the language writes them.
extension Strings {
  /// `22 Apr 2026`, aloud `22 April 2026`
  package func text(of day: CalendarDay) -> String {
    let short = shortText(of: day)
    return say("\(short) \(day.year)", "\(short)\(spanishOf)\(day.year)", "\(day.year)年\(short)")
  }
  /// `22 Apr`
  package func shortText(of day: CalendarDay) -> String {
    say(
      "\(day.day) \(month(of: day))", "\(day.day)\(spanishOf)\(month(of: day))",
      "\(day.month)月\(day.day)日")
  }
  /// `9 Apr`; with its year unless the day beside it has the same.
  package func shortText(of day: CalendarDay, beside other: CalendarDay) -> String {
    day.year == other.year ? shortText(of: day) : text(of: day)
  }
  /// `Apr 2014`
  func text(ofMonth day: CalendarDay) -> String {
    say(
      "\(month(of: day)) \(day.year)", "\(month(of: day))\(spanishOf)\(day.year)",
      "\(day.year)年\(day.month)月")
  }
  /// `14:32`
  package func time(of moment: Moment) -> String {
    let local = localTime(moment)
    return "\(String(local.hour).zeroPadded(to: 2)):\(String(local.minute).zeroPadded(to: 2))"
  }

  /// Between the parts of a day in Spanish.
  private var spanishOf: String { isAloud ? " de " : " " }

  private func month(of day: CalendarDay) -> String {
    guard isAloud || language == .spanish else { return day.monthName }
    let names = isAloud ? say(Self.englishMonths, Self.spanishMonths, []) : Self.shortSpanishMonths
    return names.indices.contains(day.month - 1) ? names[day.month - 1] : "?"
  }

  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]
  private static let spanishMonths = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio",
    "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre",
  ]
  private static let shortSpanishMonths = [
    "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic",
  ]
}

/// The source and the age of shown data.
extension Strings {
  /// `bundled 22 Apr 2026`, `saved 12:04`, `saved 18 Nov`, `saved 18 Nov 2025`, `live 12:04`,
  /// `file 18 Nov 12:04`; the word alone where space is short.
  package func text(of freshness: Freshness, isShort: Bool = false) -> String {
    switch freshness {
    case .bundled(let day): bundledData + (isShort ? "" : " \(text(of: day))")
    case .file(let moment): file + (isShort ? "" : " \(dayAndTime(moment))")
    case _ where !isDated(freshness): saved
    case .saved(let moment): saved + (isShort ? "" : " \(when(moment))")
    case .live(let moment): live + (isShort ? "" : " \(when(moment))")
    }
  }

  private var bundledData: String { say("bundled", "incluido", "内蔵データ") }
  var saved: String { say("saved", "guardado", "保存データ") }
  private var file: String { say("file", "archivo", "ファイル") }
  private var live: String { say("live", "en vivo", "ライブ") }

  /// Whether its time can be trusted: a moment in the future comes from a wrong clock. Compares
  /// days only, because a drawn freshness may stay on the screen for a day.
  func isDated(_ freshness: Freshness) -> Bool {
    guard let moment = freshness.moment else { return true }
    let isLater = localDay.map { $0.daysSince1970 < localTime(moment).day.daysSince1970 } ?? false
    return moment != .unknown && !isLater
  }

  /// The time of a moment of today, else its day, with the year unless it is this one.
  func when(_ moment: Moment) -> String {
    let day = localTime(moment).day
    guard let localDay else { return text(of: day) }
    return day == localDay ? time(of: moment) : shortText(of: day, beside: localDay)
  }

  /// The time of a moment of this year, after its day unless that is today; else the day.
  private func dayAndTime(_ moment: Moment) -> String {
    let (short, time) = (when(moment), time(of: moment))
    return isToday(moment) || localTime(moment).day.year != localDay?.year
      ? short : "\(short) \(time)"
  }

  func isToday(_ moment: Moment) -> Bool { localTime(moment).day == localDay }

  /// `12:04`, `18 Nov`, `22 Apr 2026`: a freshness without the word for its source.
  package func time(of freshness: Freshness) -> String {
    switch freshness {
    case .bundled(let day): text(of: day)
    case .saved(let moment), .live(let moment), .file(let moment): when(moment)
    }
  }
}
