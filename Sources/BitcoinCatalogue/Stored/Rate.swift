import Basics
import SquadCore

/// The price of bitcoin in a currency, and how fresh it is.
struct Rate: Equatable, Sendable {
  let amount: Amount
  let freshness: Freshness

  /// Its day in UTC.
  var day: CalendarDay {
    switch freshness {
    case .bundled(let day): day
    case .saved(let moment), .live(let moment): moment.day
    }
  }
}
