import Basics
import SquadCore
import SquadWords

/// Composed texts of the inspector.
extension Strings {
  /// `frame 39 µs, 612 bytes`
  func text(of frame: ActionRecord.FrameCost) -> String {
    self.frame(microseconds(frame.microseconds), bytes(number(frame.bytes)))
  }

  func size(_ bytes: Int) -> String { "\(number(bytes)) B" }

  /// `cursor, detail`
  func changed(_ parts: [String]) -> String {
    parts.isEmpty ? nothing : parts.joined(separator: ", ")
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

  /// A new value beside the old one; for rows with the number of changed, new and removed ones.
  func text(of value: Any?, after old: Any?) -> String {
    guard let rows = value as? EntryList, let old = old as? EntryList else {
      return text(of: value)
    }
    let changes = rows.changes(since: old)
    let said = [
      changes.changed > 0 ? withNewText(changes.changed) : nil,
      changes.new > 0 ? new(changes.new) : nil,
      changes.gone > 0 ? gone(changes.gone) : nil,
    ]
    return ([text(of: value)] + said.compactMap { $0 }).joined(separator: listSeparator)
  }

  /// Names of the major parts that didn't change: `details, squad`.
  func unchangedParts(beside changes: [Inspection.Change]) -> String {
    [("list(", lists), ("details", details), ("squad", squadPart)].filter {
      part in
      !changes.contains { $0.path.hasPrefix(part.0) }
    }.map(\.1).joined(separator: listSeparator)
  }
}

extension EntryList {
  /// Longest list whose rows are compared; longer ones are only counted.
  private static let comparedLimit = 10_000

  /// Numbers of rows that changed, are new, and are gone since an older list.
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
