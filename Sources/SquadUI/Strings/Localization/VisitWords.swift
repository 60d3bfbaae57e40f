/// What a kiosk says to its visitors.
protocol VisitWords {
  /// How many are in, in the top bar: `12 here`.
  func visitors(_ number: String) -> String
  func hours(_ number: String, isOne: Bool) -> String
  func minutes(_ number: String, isOne: Bool) -> String
  func seconds(_ number: String, isOne: Bool) -> String
  /// `1 hour 30 minutes`
  func span(_ parts: [String]) -> String
  /// A session ends within a span, unless a key is pressed.
  func idleWarning(_ span: String) -> String
  /// It ends whatever is pressed.
  func limitWarning(_ span: String) -> String
  func welcomeBack(_ number: String, isOne: Bool) -> String
  /// `Your squad: Iron Man and EUR`
  func yourSquad(_ names: String) -> String
  /// `Iron Man and 3 more`
  func names(_ names: [String], more number: String) -> String
  /// Why a session ended.
  func idleEnd(_ span: String) -> String
  func limitEnd(_ span: String) -> String
  var hostClosing: String { get }
  var exhausted: String { get }
  /// What visitors are told whatever keeps the host from saving.
  var hostCannotSave: String { get }
  /// Its config has a mistake.
  var misconfiguredKiosk: String { get }
  /// Nobody else is let in.
  func full(_ number: String, isOne: Bool) -> String
  func tooManySessions(_ number: String, isOne: Bool) -> String
  var namelessFull: String { get }
}
