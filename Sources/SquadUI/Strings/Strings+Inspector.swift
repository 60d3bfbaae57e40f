import Basics
import SquadCore

/// The inspector's words, and the redux line's.
extension Strings {
  var inspectorTitle: String { "Inspector" }
  var whatChanged: String { "What changed" }
  var effects: String { "Effects" }
  var timeColumn: String { "time" }
  var actionColumn: String { "action" }
  var changedColumn: String { "changed" }
  var tookColumn: String { "took" }
  var wroteColumn: String { "wrote" }
  var countColumn: String { "count" }
  var eachColumn: String { "each" }
  var unchanged: String { "unchanged" }
  var nothing: String { "none" }
  var notKept: String { "not kept" }
  var statesNotKept: String { "This state is not kept any more; above is now" }
  var bytesAKey: String { "bytes a key" }
  var chooseAction: String { "action" }
  var backAndForth: String { "back, forth in time" }
  var showTotals: String { "totals" }
  var showActions: String { "actions" }
  var writeActions: String { "write to a file" }

  /// `action 143 of 143`
  func action(_ number: Int, of newest: Int) -> String {
    "action \(Self.number(number)) of \(Self.number(newest))"
  }

  /// `totals of 12 actions`
  func totals(_ count: Int) -> String {
    count == 1 ? "totals of 1 action" : "totals of \(Self.number(count)) actions"
  }

  /// `past · 12 waiting`
  func past(waiting: Int) -> String {
    waiting == 0 ? "past" : "past · \(Self.number(waiting)) waiting"
  }

  func crashFound(_ file: String) -> String {
    "squad stopped unexpectedly · \(file) has the last 50"
  }

  var presentTime: String { "now" }

  /// `frame 39 µs, 612 bytes`
  func text(of frame: ActionRecord.FrameCost) -> String {
    "frame \(microseconds(frame.microseconds)), \(Self.number(frame.bytes)) bytes"
  }

  func microseconds(_ value: Int) -> String { "\(Self.number(value)) µs" }

  func size(_ bytes: Int) -> String { "\(Self.number(bytes)) B" }

  /// `median 604, most 1,204`
  func bytes(median: Int, most: Int) -> String {
    "median \(Self.number(median)), most \(Self.number(most))"
  }

  /// `cursor, detail`
  func changed(_ parts: [String]) -> String {
    parts.isEmpty ? nothing : parts.joined(separator: ", ")
  }

  /// `362 rows`
  func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(Self.number(count)) rows" }

  func items(_ count: Int) -> String { count == 1 ? "1 item" : "\(Self.number(count)) items" }

  func moreChanges(_ count: Int) -> String { "and \(Self.number(count)) more" }

  /// `Wrote squad-actions-2026-11-22.jsonl`
  func wrote(_ file: String) -> String { "Wrote \(file)" }

  func notWritten(_ reason: String) -> String { "Not written: \(reason)" }

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
      changes.changed > 0 ? "\(Self.number(changes.changed)) with new text" : nil,
      changes.new > 0 ? "\(Self.number(changes.new)) new" : nil,
      changes.gone > 0 ? "\(Self.number(changes.gone)) gone" : nil,
    ]
    return ([text(of: value)] + said.compactMap { $0 }).joined(separator: ", ")
  }

  /// The parts that one would look for and that stayed as they were: `details, squad`.
  func unchangedParts(beside changes: [Inspection.Change]) -> String {
    ["list(", "details", "squad"].filter { part in
      !changes.contains { $0.path.hasPrefix(part) }
    }.map { $0 == "list(" ? "lists" : $0 }.joined(separator: ", ")
  }

  /// `· list details · 12 µs · 214 bytes`, which follows the action's name.
  func text(of trace: Trace, _ glyphs: Glyphs) -> String {
    let changes = trace.changes.isEmpty ? "nothing changed" : trace.changes.joined(separator: " ")
    return "· "
      + [
        changes, microseconds(trace.microseconds),
        "\(Self.number(trace.frames.last ?? 0)) bytes",
      ].joined(separator: glyphs.separator)
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
