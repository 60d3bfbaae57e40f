import Basics

/// A phrase of squad's own words and figures in an entry's text: `2,371 comics`, `29 Apr 2014`.
///
/// Entries carry phrases as English text, for machine output and the squad's file; a screen in
/// another language parses them and words them again.
package enum Phrase: Equatable, Sendable {
  case unknown
  /// From 1,000 on; shorter numbers look the same in every language.
  case number(Int)
  /// `1,358 kg`, `1,358 kg (2,993 lb)`: numbers from 1,000 on with their units.
  case measure(String)
  case comics(Int)
  case characters(Int)
  /// `2 bundled`, `47 of them bundled`
  case bundled(Int)
  case bundledOfThem(Int)
  /// `39 bundled of an unknown number`
  case bundledOfUnknown(Int)
  /// `and 881 other comics`, `and 3 others`
  case otherComics(Int)
  case others(Int)
  case day(CalendarDay)
  /// The month, by its first day.
  case month(CalendarDay)
  /// `2013 – present`
  case sinceYear(Int)
  case dollars(cents: Int, isDigital: Bool)
  /// `Episode IV`
  case episode(String)
  /// Note under a chart in another currency than the rate; `isPending`: a history may still come.
  case noHistory(of: String, isPending: Bool)
  /// `Names: Marvel. Facts: squad, 21 Nov 2026.`: the credit of bundled data from that day.
  case credit(CalendarDay)
}
