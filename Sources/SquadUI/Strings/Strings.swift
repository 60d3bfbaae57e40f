import Basics
import SquadCore

/// Every word that squad says on the screen and in its errors; one place, for other languages.
package struct Strings: Sendable {
  let localTime: @Sendable (Moment) -> LocalTime
  /// Tells today and this year from others; nil where that is not known.
  package var now: Moment?
  /// The keys that texts name.
  package var keymap: Keymap

  /// - Parameter localTime: what clocks show here at a moment.
  package init(
    localTime: @escaping @Sendable (Moment) -> LocalTime = LocalTime.utc, now: Moment? = nil,
    keymap: Keymap = .standard
  ) {
    self.localTime = localTime
    self.now = now
    self.keymap = keymap
  }

  /// The same at a moment.
  package func at(_ now: Moment?) -> Strings {
    Strings(localTime: localTime, now: now, keymap: keymap)
  }

  /// The day that the calendar shows here now.
  var today: CalendarDay? { now.map { localTime($0).day } }

  let program = "squad"
  let squad = "My squad"
  let inSquad = "in the squad"
  let noDescription = "No description."
  let links = "Links"
  let more = "more"
  let sum = "Sum"
  let noRate = "no rate yet"
  let loading = "loading…"
  let helpTitle = "Help"
  let scroll = "scroll"
  let filter = "filter"
  let dismiss = "close"
  let themeTitle = "Theme"
  let keepTheme = "keep"
  let dismissTheme = "as before"
  let offline = "offline"
  /// While a service is asked.
  let asking = "asking"
  /// How a list is shown, in its title.
  let grid = "grid"
  /// What keys do in a grid.
  let move = "move"
  let size = "size"
  let larger = "larger"
  let smaller = "smaller"
  let asList = "list"
  let compareTitle = "Compare"
  let otherMember = "other member"
  let otherHero = "other hero"
  /// What Enter and Esc do in the search field.
  let keep = "keep"
  let clear = "clear"

  /// The offer to retry what failed; nil where no key does.
  var retry: String? { key(.refresh).map { "\($0) to retry" } }

  /// Text of an empty strip; nil where no key recruits.
  func emptyStrip(_ recruit: String) -> String? {
    key(.recruit).map { "\($0) recruits the selected \(recruit)" }
  }

  /// `1,203`
  package static func number(_ value: Int) -> String { value.grouped }

  /// What a section's count says after its title: `883`, `6 of 883 bundled`, `2 bundled`.
  package func number(of section: Section) -> String {
    let available = Self.number(section.available)
    if section.countsStoredOnly { return "\(available) bundled" }
    guard let stored = section.stored, stored < section.available else { return available }
    return "\(Self.number(stored)) of \(available) bundled"
  }

  /// What is said of a section beside its number: `6 bundled`, or that all of them are what is
  /// bundled; nil where all can be listed.
  func bundledNote(of section: Section) -> String? {
    if section.countsStoredOnly { return "bundled" }
    guard let stored = section.stored, stored < section.available else { return nil }
    return "\(Self.number(stored)) bundled"
  }

  /// `12th of 563`
  func text(of rank: Rank) -> String { "\(place(of: rank)) of \(Self.number(rank.count))" }

  /// `12th`
  func place(of rank: Rank) -> String {
    let isTeen = (11...13).contains(rank.place % 100)
    let ending =
      switch rank.place % 10 {
      case 1 where !isTeen: "st"
      case 2 where !isTeen: "nd"
      case 3 where !isTeen: "rd"
      default: "th"
      }
    return "\(Self.number(rank.place))\(ending)"
  }

  func tooSmall(minimum: (columns: Int, rows: Int), actual: (columns: Int, rows: Int)) -> String {
    "squad needs \(minimum.columns)×\(minimum.rows), this is \(actual.columns)×\(actual.rows)"
  }

  func position(_ row: Int, of count: Int) -> String {
    "\(Self.number(row)) of \(Self.number(count))"
  }

  /// `1 of 2 members with stats`
  func position(_ row: Int, ofCompared count: Int, isShort: Bool) -> String {
    let position = position(row, of: count)
    return isShort ? position : "\(position) \(count == 1 ? "member" : "members") with stats"
  }

  /// `50 could not be read`
  package func unreadable(_ records: Int) -> String { "\(Self.number(records)) could not be read" }

  func loading(from first: Int, to last: Int, of total: Int) -> String {
    "\(Self.number(first))–\(Self.number(last)) of \(Self.number(total))"
  }

  /// - Parameter name: from `AppState.name(of:)`, which distinguishes members with the same title.
  func confirmRemoval(of name: String) -> String { "Remove \(name) from the squad?" }
  /// Where there is a line for it and its two keys.
  func shortConfirmRemoval(of name: String) -> String { "Remove \(name)?" }
  let removalTitle = "Remove from the squad"
  /// Nil where no key undoes.
  var removalHint: String? { key(.undo).map { "\($0) brings it back to its place." } }
  let remove = "remove"
  let keepMember = "keep"

  /// Behind the key: `compare with Captain America`
  func compare(with name: String) -> String { "compare with \(name)" }

  /// `Batman with Captain America`
  func comparison(of left: String, with right: String) -> String { "\(left) with \(right)" }

  func sort(_ sort: SortOrder, _ glyphs: Glyphs) -> String {
    "\(name(of: sort)) \(sort.isDescending ? glyphs.descending : glyphs.ascending)"
  }
}

/// What squad says about a list.
extension Strings {
  var nothingHere: String { "Nothing here." }

  /// `312`, `12 of 312` while a filter narrows them, or `6 of 883` where there are fewer rows than
  /// the source counts.
  func count(of level: Level) -> String? {
    if let filter = level.filter, !filter.query.isEmpty {
      let isPart = level.live == nil && level.isComplete
      let total = isPart ? level.entries.count : level.expectedTotal ?? level.entries.count
      let whole = max(total, level.count)
      return whole > 0 ? position(level.count, of: whole) : nil
    }
    guard let total = level.expectedTotal else { return nil }
    guard level.live == nil, level.isComplete, level.entries.count < total else {
      return Self.number(total)
    }
    return "\(Self.number(level.entries.count)) of \(Self.number(total))"
  }

  /// Where in the list the cursor is.
  func position(of level: Level) -> String {
    guard level.count > 0, !level.isOnFold else { return "" }
    let count = level.shownFold == nil ? level.expectedCount : level.expectedTotal
    return position(level.cursor.row + 1, of: count ?? level.entries.count)
  }

  /// The list pane's last line where nothing failed: how the list was cut short, else what was left
  /// out, else how far it is.
  func status(of level: Level, _ glyphs: Glyphs) -> String {
    if case .loaded = level.phase, let ending = ending(of: level) { return ending }
    if level.unreadable > 0 { return unreadable(level.unreadable) }
    let progress =
      switch level.phase {
      case .loadingMore: progress(of: level)
      case .idle, .loading, .loaded, .refreshing, .failed: gathering(level.progress)
      }
    return "\(glyphs.pending) \(progress)"
  }

  private func ending(of level: Level) -> String? {
    level.live.flatMap { live in
      live.end.flatMap { text(of: $0, received: live.count, total: live.total) }
    }
  }

  /// `12 of 34`
  private func gathering(_ progress: Progress?) -> String {
    guard let progress else { return loading }
    return "\(loading) \(Self.number(progress.done)) of \(Self.number(progress.total))"
  }

  /// `51–100 of 1,564`
  private func progress(of level: Level) -> String {
    guard level.progress == nil, let total = level.expectedTotal else {
      return gathering(level.progress)
    }
    let first = level.live?.nextOffset ?? 0
    let last = min(first + level.pageSize, max(total, first + 1))
    return loading(from: first + 1, to: last, of: total)
  }
}
