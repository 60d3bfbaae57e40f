/// English words of a kiosk.
extension English: VisitWords {
  func visitors(_ number: String) -> String { "\(number) here" }
  func hours(_ number: String, isOne: Bool) -> String { "\(number) \(isOne ? "hour" : "hours")" }
  func minutes(_ number: String, isOne: Bool) -> String {
    "\(number) \(isOne ? "minute" : "minutes")"
  }
  func seconds(_ number: String, isOne: Bool) -> String {
    "\(number) \(isOne ? "second" : "seconds")"
  }
  func span(_ parts: [String]) -> String { parts.joined(separator: " ") }
  func idleWarning(_ span: String) -> String {
    "Still there? Press any key, or this session ends within \(span)"
  }
  func limitWarning(_ span: String) -> String {
    "Time is nearly up: this session ends within \(span)"
  }
  func welcomeBack(_ number: String, isOne: Bool) -> String {
    "Welcome back · \(number) in your squad"
  }
  func yourSquad(_ names: String) -> String { "Your squad: \(names)" }
  func names(_ names: [String], more number: String) -> String {
    "\(names.joined(separator: ", ")) and \(number) more"
  }
  func idleEnd(_ span: String) -> String { "Nobody pressed a key for \(span)" }
  func limitEnd(_ span: String) -> String { "Sessions here last \(span)" }
  var hostClosing: String { "The host is closing" }
  var exhausted: String { "This session used up its processor time" }
  var hostCannotSave: String { "this host can't save right now" }
  var misconfiguredKiosk: String {
    "this kiosk is misconfigured · its operator can run squad config check"
  }
  func full(_ number: String, isOne: Bool) -> String {
    "\(number) \(isOne ? "visitor is" : "visitors are") in · try again in a minute"
  }
  func tooManySessions(_ number: String, isOne: Bool) -> String {
    "your key has \(number) \(isOne ? "session" : "sessions") open · end one first"
  }
  var namelessFull: String {
    "the seats without a key are taken · come with one (ssh-keygen), or try again in a minute"
  }
}
