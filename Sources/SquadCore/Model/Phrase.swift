import Basics

/// Words and figures of squad's own in a text of an entry: `2,371 comics`, `29 Apr 2014`.
///
/// Entries carry them as English text, which machines get and the squad's file keeps; a screen in
/// another language reads them back and spells them anew.
package enum Phrase: Equatable, Sendable {
  case unknown
  /// From 1,000 on; fewer digits are the same in every language.
  case number(Int)
  /// `1,358 kg`, `1,358 kg (2,993 lb)`: numbers from 1,000 on with their units.
  case measure(String)
  case comics(Int)
  case characters(Int)
  /// `2 bundled`, `47 of them bundled`
  case bundled(Int)
  case bundledOfThem(Int)
  /// `and 881 other comics`, `and 4 more bundled`, `and 3 others`
  case otherComics(Int)
  case moreBundled(Int)
  case others(Int)
  case day(CalendarDay)
  /// The first day of a month that stands for all of it.
  case month(CalendarDay)
  /// `2013 – present`
  case sinceYear(Int)
  case dollars(cents: Int, isDigital: Bool)
  /// `Episode IV`
  case episode(String)
  /// Under a chart of another currency than the rate's; whether there may be one later.
  case noHistory(of: String, isPending: Bool)
}
