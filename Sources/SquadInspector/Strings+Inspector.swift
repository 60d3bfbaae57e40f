import Basics
import SquadCore
import SquadWords

/// What the inspector puts together.
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

  /// A new value beside the old one: of rows it says how many are other ones.
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
