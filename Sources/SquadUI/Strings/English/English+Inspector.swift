/// English words of the inspector.
extension English: InspectorWords {
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
  var lists: String { "lists" }
  var details: String { "details" }
  var squadPart: String { "squad" }
  var nothing: String { "none" }
  var notKept: String { "not kept" }
  var statesNotKept: String { "This state is not kept any more; above is now" }
  var bytesAKey: String { "bytes a key" }
  var chooseAction: String { "action" }
  var backAndForth: String { "back, forth in time" }
  var showTotals: String { "totals" }
  var showActions: String { "actions" }
  var writeActions: String { "write to a file" }
  var presentTime: String { "now" }
  var past: String { "past" }
  func past(waiting: String) -> String { "past · \(waiting) waiting" }
  func action(_ number: String, of newest: String) -> String { "action \(number) of \(newest)" }
  func totals(_ count: String, isOne: Bool) -> String {
    "totals of \(count) \(isOne ? "action" : "actions")"
  }
  func crashFound(_ file: String) -> String {
    "Crashed: \(file) · has the last 50 actions"
  }
  func frame(_ time: String, _ bytes: String) -> String { "frame \(time), \(bytes)" }
  func bytes(median: String, most: String) -> String { "median \(median), most \(most)" }
  func rows(_ count: String, isOne: Bool) -> String { "\(count) \(isOne ? "row" : "rows")" }
  func items(_ count: String, isOne: Bool) -> String { "\(count) \(isOne ? "item" : "items")" }
  func moreChanges(_ count: String, isOne: Bool) -> String { "and \(count) more" }
  func withNewText(_ count: String) -> String { "\(count) with new text" }
  func new(_ count: String, isOne: Bool) -> String { "\(count) new" }
  func gone(_ count: String, isOne: Bool) -> String { "\(count) gone" }
  func wrote(_ file: String) -> String { "Wrote \(file)" }
  func notWritten(_ reason: String) -> String { "Not written: \(reason)" }
}
