import Basics
import SquadCore

/// An action of this run and its cost.
package struct ActionRecord: Sendable {
  /// From 1.
  let number: Int
  /// Milliseconds since 1970 in UTC.
  let time: Int
  /// The action's name, as the inspector and the log show it.
  package let label: String
  /// Its own effects; for the last action of a turn, those of the turn's end, too.
  var effects: [Effect] = []
  /// Time of the reduction.
  package internal(set) var microseconds = 0
  /// Size and drawing time of the turn's frame, for the turn's first action by input, else its
  /// first; nil for the others.
  var frame: FrameCost?

  struct FrameCost: Sendable {
    let bytes: Int
    let microseconds: Int
  }
}

/// Count and total cost of an action.
struct ActionTotal: Sendable {
  let name: String
  private(set) var count = 0
  private(set) var microseconds = 0
  private(set) var bytes = 0

  mutating func add(_ record: ActionRecord) {
    count += 1
    microseconds += record.microseconds
    bytes += record.frame?.bytes ?? 0
  }
}

/// The totals of a run, by the actions' names.
struct ActionTotals {
  private var totals: [Substring: ActionTotal] = [:]

  mutating func add(_ record: ActionRecord) {
    let name = record.label.prefix { $0 != "(" }
    totals[name, default: ActionTotal(name: String(name))].add(record)
  }

  /// The most frequent first.
  var sorted: [ActionTotal] {
    totals.values.sorted { left, right in
      left.count != right.count ? left.count > right.count : left.name < right.name
    }
  }
}

/// Writes actions as lines of JSON into one reused buffer:
/// `{"number":143,"time":"2026-11-22T12:04:33.840Z","action":"moved(next)"}`.
struct ActionLine {
  /// Longest line in bytes that the crash buffer keeps whole.
  static let limit = 160

  private var bytes: [UInt8] = []
  /// The minute that `prefix` spells: `2026-11-22T12:04:`
  private var minute: Int?
  private var prefix: [UInt8] = []

  init() { bytes.reserveCapacity(2 * Self.limit) }

  mutating func withBytes(of record: ActionRecord, _ body: (UnsafeRawBufferPointer) -> Void) {
    bytes.removeAll(keepingCapacity: true)
    write("{\"number\":")
    write(String(record.number))
    write(",\"time\":\"")
    write(time: record.time)
    write("Z\",\"action\":\"")
    write(escaping: record.label)
    write("\"}\n")
    bytes.withUnsafeBytes(body)
  }

  private mutating func write(time: Int) {
    let (minute, rest) = time.quotientAndRemainder(dividingBy: 60_000)
    if self.minute != minute {
      self.minute = minute
      prefix = Array(Moment(seconds: Int64(minute) * 60).iso.utf8.dropLast(3))
    }
    bytes += prefix
    write(String(rest / 1_000).zeroPadded(to: 2))
    write(".")
    write(String(rest % 1_000).zeroPadded(to: 3))
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func write(escaping text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case ..<0x20, 0x7F: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
  }
}

extension Action {
  /// Label of an action: `moved(next)`, `list.tabChosen(2)`. The case's name after its feature's,
  /// with the values that are single words; other payloads are never formatted. By reflection, which
  /// takes 2 to 5 µs: under 1 % of a key.
  package var label: String {
    guard let (name, payload) = Mirror(reflecting: self).children.first else { return "\(self)" }
    guard Mirror(reflecting: payload).displayStyle == .enum, Self.word(payload) == nil else {
      return Self.label(name, payload)
    }
    let action = Mirror(reflecting: payload).children.first
    return "\(name ?? "").\(action.map { Self.label($0.label, $0.value) } ?? "\(payload)")"
  }

  private static func label(_ name: String?, _ payload: Any) -> String {
    let mirror = Mirror(reflecting: payload)
    let words =
      mirror.displayStyle == .tuple
      ? mirror.children.compactMap { value in
        word(value.value).map { word in
          value.label.map { $0.hasPrefix(".") ? word : "\($0): \(word)" } ?? word
        }
      } : [word(payload)].compactMap(\.self)
    return words.isEmpty ? name ?? "" : "\(name ?? "")(\(words.joined(separator: ", ")))"
  }

  /// Nil for a value that isn't a single word, or a long one.
  private static func word(_ value: Any) -> String? {
    switch value {
    case let text as String: quoted(text)
    case let field as TextField: quoted(field.text)
    case let list as ListID: quoted(list.description)
    case is Int, is Bool, is Motion, is FocusMotion, is Background: "\(value)"
    default: nil
    }
  }

  private static func quoted(_ text: String) -> String? {
    text.utf8.count <= 30 ? "\"\(text)\"" : nil
  }
}
