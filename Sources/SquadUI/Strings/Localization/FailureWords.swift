import SquadCore

/// What went wrong: what happened, and what to do about it. The words that tell most come first,
/// because a narrow line loses the last ones.
protocol FailureWords {
  var crashed: String { get }
  var readOnly: String { get }
  func unopenable(_ path: String, _ reason: String) -> String
  var readOnlyDisk: String { get }
  var noHome: String { get }
  /// Behind it: what an option does about it, and the variable.
  func setsHome(_ option: String) -> String
  func namesAnotherFolder(_ option: String) -> String
  var diskFull: String { get }
  var sizeLimit: String { get }
  var tooManyFiles: String { get }
  var fileInUse: String { get }
  var tryAgain: String { get }
  func squadFull(_ limit: String) -> String
  /// Too many new squads from the visitor's address within the hour.
  var tooManySquads: String { get }
  var newerFile: String { get }
  func unusableFile(_ reason: String) -> String
  func text(of reason: StorageReason) -> String
  func unknownCatalogue(_ name: String) -> String
  func unknownList(_ name: String) -> String
  func noEntry(_ id: String, list: String) -> String
  func notBundled(_ id: String) -> String
  func unreadableData(_ place: String) -> String
  func noSavedCopy(of id: String) -> String
  func unsaved(_ number: String, isOne: Bool, _ reason: String) -> String
  /// Behind a failure: what is shown instead.
  func showing(_ freshness: String) -> String

  // Services.
  var noNetwork: String { get }
  /// `SQUAD_MARVEL_URL is no http or https address`
  ///
  /// - Parameter setting: the variable that has it; nil of any other address.
  func malformedAddress(_ setting: String?) -> String
  func unknownHost(_ host: String) -> String
  var insecure: String { get }
  var timedOut: String { get }
  var cannotConnect: String { get }
  var connectionLost: String { get }
  var accessDenied: String { get }
  var notFound: String { get }
  func refused(_ status: Int) -> String
  var rateLimited: String { get }
  /// - Parameter time: a time of today, or the day.
  func rateLimited(until time: String, isToday: Bool) -> String
  func serviceError(_ status: Int) -> String
  var emptyAnswer: String { get }
  var emptyList: String { get }
  func unreadableAnswer(_ place: String) -> String
  func missing(_ name: String) -> String
  func wrongCurrency(_ code: String, requested: String) -> String
  var webPage: String { get }
  var tooLarge: String { get }
  var tooManyRows: String { get }
  var unsafeRedirect: String { get }
  var privateAddress: String { get }
  func noLibrary(_ reason: String) -> String
  var cancelled: String { get }

  // Lists whose service did not send all of them.
  var repeated: String { get }
  var endedEarly: String { get }
  var endless: String { get }
  func text(of absence: ServiceAbsence) -> String
}
