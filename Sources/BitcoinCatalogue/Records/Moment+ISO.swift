import Basics
import SquadCore

extension Moment {
  /// Reads `2018-01-19T17:47:00+00:00`, in UTC only; nil for anything else.
  init?(iso text: String) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2, let day = CalendarDay(iso: halves[0]),
      let zone = ["+00:00", "Z"].first(where: halves[1].hasSuffix)
    else { return nil }
    let time = halves[1].dropLast(zone.count).split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, (0..<24).contains(time[0]), (0..<60).contains(time[1]),
      (0...60).contains(time[2])
    else { return nil }
    let seconds = time[0] * 3_600 + time[1] * 60 + time[2]
    self.init(seconds: Int64(day.daysSince1970) * 86_400 + Int64(seconds))
  }
}
