import Basics
import SquadCore
import SquadWords

/// What the inspector puts together.
extension Strings {
  /// `action 143 of 143`
  func action(_ number: Int, of newest: Int) -> String {
    action(self.number(number), of: self.number(newest))
  }

  /// `totals of 12 actions`
  func totals(_ count: Int) -> String { totals(number(count), isOne: count == 1) }

  /// `past · 12 waiting`
  func past(waiting: Int) -> String {
    waiting == 0 ? past : past(waiting: number(waiting))
  }

  /// `frame 39 µs, 612 bytes`
  func text(of frame: ActionRecord.FrameCost) -> String {
    self.frame(microseconds(frame.microseconds), bytes(number(frame.bytes)))
  }

  func size(_ bytes: Int) -> String { "\(number(bytes)) B" }

  /// `median 604, most 1,204`
  func bytes(median: Int, most: Int) -> String {
    bytes(median: number(median), most: number(most))
  }

  /// `cursor, detail`
  func changed(_ parts: [String]) -> String {
    parts.isEmpty ? nothing : parts.joined(separator: ", ")
  }

  /// `362 rows`
  func rows(_ count: Int) -> String { rows(number(count), isOne: count == 1) }

  func items(_ count: Int) -> String { items(number(count), isOne: count == 1) }

  func moreChanges(_ count: Int) -> String {
    moreChanges(number(count), isOne: count == 1)
  }

  /// `12:04:31.207`
  func time(ofMilliseconds time: Int, hasMilliseconds: Bool = false) -> String {
    let (seconds, rest) = time.quotientAndRemainder(dividingBy: 1_000)
    let clock = self.time(of: Moment(seconds: Int64(seconds)))
    let second = String(seconds % 60).zeroPadded(to: 2)
    return "\(clock):\(second)" + (hasMilliseconds ? ".\(String(rest).zeroPadded(to: 3))" : "")
  }

  func text(of value: Any?) -> String { Spelling(strings: self).text(of: value) }

  func text(of effect: Effect) -> String { Spelling(strings: self).text(of: effect) }

  /// A new value beside the old one: of rows it says how many are other ones.
  func text(of value: Any?, after old: Any?) -> String {
    guard let rows = value as? EntryList, let old = old as? EntryList else {
      return text(of: value)
    }
    let changes = rows.changes(since: old)
    let said = [
      changes.changed > 0 ? withNewText(number(changes.changed)) : nil,
      changes.new > 0 ? new(number(changes.new), isOne: changes.new == 1) : nil,
      changes.gone > 0 ? gone(number(changes.gone), isOne: changes.gone == 1) : nil,
    ]
    return ([text(of: value)] + said.compactMap { $0 }).joined(separator: ", ")
  }

  /// The parts that one would look for and that stayed as they were: `details, squad`.
  func unchangedParts(beside changes: [Inspection.Change]) -> String {
    [("list(", lists), ("details", details), ("squad", squadPart)].filter {
      part in
      !changes.contains { $0.path.hasPrefix(part.0) }
    }.map(\.1).joined(separator: listSeparator)
  }
}

extension EntryList {
  /// Rows above this number are only counted.
  private static let comparedLimit = 10_000

  /// How many rows have other text than in an older list, are new, and are gone.
  fileprivate func changes(since old: EntryList) -> (changed: Int, new: Int, gone: Int) {
    guard max(count, old.count) <= Self.comparedLimit else { return (0, 0, 0) }
    var (changed, new) = (0, 0)
    forEach { _, entry in
      guard let row = old.firstIndex(of: entry.id) else { return new += 1 }
      if old[row] != entry { changed += 1 }
    }
    return (changed, new, old.count - (count - new))
  }
}
