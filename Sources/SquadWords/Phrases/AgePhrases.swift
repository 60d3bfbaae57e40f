import Basics
import SquadCore

/// Points in time, by how long ago they were.
extension Strings {
  private static let minute: Int64 = 60
  private static let hour = 60 * minute
  private static let day = 24 * hour
  private static let month = 30 * day
  private static let year = 365 * day

  /// `5 minutes ago`, `in 3 days`; nil without the time of now.
  func age(of moment: Moment) -> String? {
    guard let now else { return nil }
    let (seconds, isLong) = now.seconds.subtractingReportingOverflow(moment.seconds)
    guard !isLong, seconds > .min else { return nil }
    if abs(seconds) < Self.minute { return say("just now", "ahora mismo", "たった今") }
    let span = roughly(abs(seconds))
    return seconds > 0
      ? say("\(span) ago", "hace \(span)", "\(span)前")
      : say("in \(span)", "dentro de \(span)", "\(span)後")
  }

  /// A span in its largest unit; days up to two months and months up to two years, because `1 month`
  /// may be nearly two.
  private func roughly(_ seconds: Int64) -> String {
    func units(_ length: Int64) -> Int { Int(clamping: seconds / length) }
    switch seconds {
    case ..<Self.hour:
      let minutes = units(Self.minute)
      return say(
        count(minutes, "minute", "minutes"), count(minutes, "minuto", "minutos"),
        "\(number(minutes))分")
    case ..<Self.day:
      let hours = units(Self.hour)
      return say(
        count(hours, "hour", "hours"), count(hours, "hora", "horas"), "\(number(hours))時間")
    case ..<(2 * Self.month):
      let days = units(Self.day)
      return say(count(days, "day", "days"), count(days, "día", "días"), "\(number(days))日")
    case ..<(2 * Self.year):
      let months = units(Self.month)
      return say(
        count(months, "month", "months"), count(months, "mes", "meses"), "\(number(months))か月")
    default:
      let years = units(Self.year)
      return say(count(years, "year", "years"), count(years, "año", "años"), "\(number(years))年")
    }
  }
}
