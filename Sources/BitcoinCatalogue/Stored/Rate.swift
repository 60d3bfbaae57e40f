import Basics
import SquadCore

/// What bitcoin costs in a currency, and since when that is true.
struct Rate: Equatable, Sendable {
  let amount: Amount
  let freshness: Freshness

  /// The day in UTC on which it was true.
  var day: CalendarDay {
    switch freshness {
    case .bundled(let day): day
    case .saved(let moment), .live(let moment): moment.day
    }
  }
}
