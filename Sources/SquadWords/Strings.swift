import Basics
import SquadCore

/// Every word that squad says on the screen and in its errors, in one language, with what the words
/// stand in: keys, numbers, dates.
package struct Strings: Sendable {
  package let language: Language
  package let localTime: @Sendable (Moment) -> LocalTime
  /// Tells today and this year from others; nil where that is not known.
  package var now: Moment?
  /// The keys that texts name.
  package var keymap: Keymap
  /// Whether a kiosk's visitors read them, who know neither squad's commands nor the host.
  let isForVisitors: Bool

  /// - Parameters:
  ///   - localTime: what clocks show here at a moment.
  ///   - isForVisitors: whether a kiosk's visitors read them.
  package init(
    _ language: Language = .english,
    localTime: @escaping @Sendable (Moment) -> LocalTime = LocalTime.utc, now: Moment? = nil,
    keymap: Keymap = .standard, isForVisitors: Bool = false
  ) {
    self.language = language
    self.localTime = localTime
    self.now = now
    self.keymap = keymap
    self.isForVisitors = isForVisitors
  }

  /// The same at a moment.
  package func at(_ now: Moment?) -> Strings {
    var strings = self
    strings.now = now
    return strings
  }

  /// The day that the calendar shows here now.
  package var localDay: CalendarDay? { now.map { localTime($0).day } }

  package let program = "squad"

  /// The text in the language; the other two are not made.
  func say<Text>(
    _ english: @autoclosure () -> Text, _ spanish: @autoclosure () -> Text,
    _ japanese: @autoclosure () -> Text
  ) -> Text {
    switch language {
    case .english: english()
    case .spanish: spanish()
    case .japanese: japanese()
    }
  }

  /// The offer to retry what failed; nil where no key does.
  package var retry: String? { key(.refresh).map(self.retry) }

  /// Text of an empty strip; nil where no key recruits.
  package func emptyStrip(_ recruit: String) -> String? {
    key(.recruit).map { key in
      EntryKind(rawValue: recruit).map { emptyStrip(key, $0) }
        ?? emptyStrip(key, otherKind: recruit)
    }
  }

  /// What a section's count says after its title: `883`, `6 of 883 bundled`, `2 bundled`.
  package func number(of section: Section) -> String {
    let available = number(section.available)
    if section.countsStoredOnly { return bundled(available, isOne: section.available == 1) }
    guard let stored = section.stored, stored < section.available else { return available }
    return bundled(number(stored), of: available)
  }

  /// What is said of a section beside its number: `6 bundled`, or that all of them are what is
  /// bundled; nil where all can be listed.
  package func bundledNote(of section: Section) -> String? {
    if section.countsStoredOnly { return bundled }
    guard let stored = section.stored, stored < section.available else { return nil }
    return bundled(number(stored), isOne: stored == 1)
  }

  /// `12th of 563`
  package func text(of rank: Rank) -> String {
    self.rank(place(of: rank), of: number(rank.count))
  }

  /// `12th`
  package func place(of rank: Rank) -> String {
    ordinal(rank.place, number(rank.place))
  }

  package func tooSmall(minimum: (columns: Int, rows: Int), actual: (columns: Int, rows: Int))
    -> String
  {
    tooSmall(
      "\(minimum.columns)×\(minimum.rows)", "\(actual.columns)×\(actual.rows)")
  }

  func position(_ row: Int, of count: Int) -> String {
    position(number(row), of: number(count))
  }

  /// `1 of 2 members with stats`
  package func position(_ row: Int, ofCompared count: Int, isShort: Bool) -> String {
    isShort
      ? position(row, of: count)
      : position(number(row), ofCompared: number(count), isOne: count == 1)
  }

  /// `50 could not be read`
  package func unreadable(_ records: Int) -> String {
    unreadable(number(records), isOne: records == 1)
  }

  /// Nil where no key undoes.
  package var removalHint: String? { key(.undo).map(self.removalHint) }

  package func sort(_ sort: SortOrder, _ glyphs: Glyphs) -> String {
    "\(name(of: sort)) \(sort.isDescending ? glyphs.descending : glyphs.ascending)"
  }
}
