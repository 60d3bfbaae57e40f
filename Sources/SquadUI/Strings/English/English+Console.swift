/// English words of commands.
extension English: ConsoleWords {
  func unwritableResult(_ reason: String) -> String { "can't write the result: \(reason)" }
  var closedOutput: String { "standard output is closed" }
  func unwritable(_ path: String, _ reason: String) -> String { "can't write \(path): \(reason)" }
  func unwritableLog(_ path: String, _ reason: String) -> String {
    "can't write the log \(path): \(reason)"
  }
  func missingFromLog(_ reason: String) -> String { "lines are missing from the log: \(reason)" }
  func missingFromRecording(_ reason: String) -> String {
    "keys are missing from the recording: \(reason)"
  }
  func noEntry(_ id: String) -> String { "no such entry: \(id)" }
  func cannotJoin(_ id: String) -> String {
    "\(id) can't join: only people and currencies can"
  }
  func alreadyMember(_ name: String) -> String { "\(name) is already in the squad" }
  func notAMember(_ name: String) -> String { "\(name) is not in the squad" }
  var noMembers: String { "the squad is empty · squad recruit CATALOGUE/ID adds a member" }
  var noBoardHere: String { "no board here yet · a kiosk keeps one in the folder of its squads" }
  var nobodyRecruited: String { "nobody was recruited today" }

  func noConfig(at path: String) -> String { "no config file at \(path)" }
  var noConfigFolder: String { "no config file: neither XDG_CONFIG_HOME nor HOME is set" }
  var printsExample: String { "squad config example prints one" }
  func fineConfig(_ path: String) -> String { "\(path) is fine" }

  func tooLittleAddressSpace(_ megabytes: String, needed: String) -> String {
    "\(megabytes) MB of address space are too few, squad needs \(needed) · ulimit -v sets the limit"
  }
  func unfilteredCalls(_ reason: String) -> String {
    "the kiosk filters no system calls: \(reason)"
  }
  func unconfinedWriting(_ reason: String) -> String {
    "the kiosk goes without Landlock: \(reason)"
  }
}
