/// What commands say beside their results, and why one failed. Words of the command line stand in
/// `cited`; reasons are the system's.
protocol ConsoleWords {
  func unwritableResult(_ reason: String) -> String
  /// As a reason.
  var closedOutput: String { get }
  func unwritable(_ path: String, _ reason: String) -> String
  func unwritableLog(_ path: String, _ reason: String) -> String
  func missingFromLog(_ reason: String) -> String
  func missingFromRecording(_ reason: String) -> String
  /// An id that nothing has, before the one that it may have meant.
  func noEntry(_ id: String) -> String
  /// An id of what is neither somebody nor a currency.
  func cannotJoin(_ id: String) -> String
  func alreadyMember(_ name: String) -> String
  func notAMember(_ name: String) -> String
  /// Of a squad that is listed.
  var noMembers: String { get }
  var noBoardHere: String { get }
  var nobodyRecruited: String { get }

  // The config.
  func noConfig(at path: String) -> String
  var noConfigFolder: String { get }
  /// Behind it: what shows how one looks.
  var printsExample: String { get }
  func fineConfig(_ path: String) -> String

  // A kiosk that can't close off all that it should.
  func unfilteredCalls(_ reason: String) -> String
  /// A limit of the process, and what it has to be, in megabytes.
  func tooLittleAddressSpace(_ megabytes: String, needed: String) -> String
  func unconfinedWriting(_ reason: String) -> String
}
