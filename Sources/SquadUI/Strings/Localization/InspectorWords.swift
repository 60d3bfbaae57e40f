/// What the inspector says.
protocol InspectorWords {
  var inspectorTitle: String { get }
  var whatChanged: String { get }
  var effects: String { get }
  var timeColumn: String { get }
  var actionColumn: String { get }
  var changedColumn: String { get }
  var tookColumn: String { get }
  var wroteColumn: String { get }
  var countColumn: String { get }
  var eachColumn: String { get }
  /// Behind the names of parts that stayed as they were.
  var unchanged: String { get }
  var lists: String { get }
  var details: String { get }
  var squadPart: String { get }
  /// In place of a value, or of the parts that an action changed.
  var nothing: String { get }
  /// In place of the parts that an action changed, where that can't be known any more.
  var notKept: String { get }
  var statesNotKept: String { get }
  var bytesAKey: String { get }
  var chooseAction: String { get }
  var backAndForth: String { get }
  var showTotals: String { get }
  var showActions: String { get }
  var writeActions: String { get }
  var presentTime: String { get }
  var past: String { get }
  func past(waiting: String) -> String
  func action(_ number: String, of newest: String) -> String
  func totals(_ count: String, isOne: Bool) -> String
  func crashFound(_ file: String) -> String
  func frame(_ time: String, _ bytes: String) -> String
  func bytes(median: String, most: String) -> String
  func rows(_ count: String, isOne: Bool) -> String
  func items(_ count: String, isOne: Bool) -> String
  func moreChanges(_ count: String, isOne: Bool) -> String
  func withNewText(_ count: String) -> String
  func new(_ count: String, isOne: Bool) -> String
  func gone(_ count: String, isOne: Bool) -> String
  func wrote(_ file: String) -> String
  func notWritten(_ reason: String) -> String
}
