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
    return switch seconds {
    case ..<Self.hour:
      count(units(Self.minute), ("minute", "minutes"), ("minuto", "minutos"), "分")
    case ..<Self.day:
      count(units(Self.hour), ("hour", "hours"), ("hora", "horas"), "時間")
    case ..<(2 * Self.month):
      count(units(Self.day), ("day", "days"), ("día", "días"), "日")
    case ..<(2 * Self.year):
      count(units(Self.month), ("month", "months"), ("mes", "meses"), "か月")
    default: count(units(Self.year), ("year", "years"), ("año", "años"), "年")
    }
  }
}
