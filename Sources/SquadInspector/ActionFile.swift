import Basics
import SquadCore
import SquadWords

/// The kept actions as a JSON Lines file.
package struct ActionFile {
  /// `squad-actions-2026-11-22.jsonl`
  package let name: String
  /// An object a line: the action, its time and cost, the parts that it changed, and its effects.
  package let text: String

  /// `now` is the state after the newest action. `strings` are in English, because programs read
  /// the file.
  package init(_ inspector: Inspector, now: AppState, _ strings: Strings) {
    let time = inspector.history.clock()
    let day = strings.localTime(Moment(seconds: Int64(time / 1_000))).day
    name = "squad-actions-\(day.iso).jsonl"
    var line = ActionLine()
    var text = ""
    for record in inspector.history.records {
      line.withBytes(of: record) { text += String(decoding: $0.dropLast(2), as: UTF8.self) }
      let changed = inspector.changes(of: record.number, now)
      text += changed.map { ",\"changed\":\(Self.list($0))" } ?? ""
      text += ",\"effects\":\(Self.list(record.effects.map(strings.text(of:))))"
      text += ",\"microseconds\":\(record.microseconds)"
      text += record.frame.map { ",\"bytes\":\($0.bytes)" } ?? ""
      text += "}\n"
    }
    self.text = text
  }

  private static func list(_ words: [String]) -> String {
    let quoted = words.map { word in
      let escaped = word.unicodeScalars.reduce(into: "") { text, scalar in
        if scalar == "\"" || scalar == "\\" { text += "\\" }
        text.unicodeScalars.append(scalar)
      }
      return "\"\(escaped)\""
    }
    return "[\(quoted.joined(separator: ","))]"
  }
}
