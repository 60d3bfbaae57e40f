import SquadCore

/// English words about failures.
extension English: FailureWords {
  var crashed: String { "squad crashed · start it again; nothing saved was lost" }
  var readOnly: String { "can't write the squad file · check the folder's permissions" }
  func unopenable(_ path: String, _ reason: String) -> String {
    "can't open \(path): \(reason)"
  }
  var readOnlyDisk: String { "the disk is read-only" }
  var noHome: String { "HOME isn't set" }
  func setsHome(_ option: String) -> String { "set it, or choose a folder with \(option)" }
  func namesAnotherFolder(_ option: String) -> String { "choose another folder with \(option)" }
  var diskFull: String { "the disk is full · free some space and try again" }
  var sizeLimit: String { "the file may not grow (ulimit -f) · raise the limit and try again" }
  var tooManyFiles: String { "Too many open files · ulimit -n sets the limit" }
  var fileInUse: String { "another program is using the file" }
  var tryAgain: String { "try again" }
  var tooManySquads: String { "too many new squads from your address · try again in an hour" }
  func squadFull(_ limit: String) -> String {
    "a squad holds \(limit) here · fire somebody first"
  }
  var newerFile: String { "the squad file is from a newer version of squad · update squad" }
  func unusableFile(_ reason: String) -> String {
    "can't use the squad file: \(reason)"
  }
  func text(of reason: StorageReason) -> String { reason.rawValue }
  func unknownCatalogue(_ name: String) -> String {
    "unknown catalogue \"\(name)\" · see squad --help"
  }
  func unknownList(_ name: String) -> String { "unknown list \"\(name)\" · see squad --help" }
  func noEntry(_ id: String, list: String) -> String {
    "no such entry: \(id) · see squad list \(list)"
  }
  func notBundled(_ id: String) -> String { "\(id) is not bundled" }
  func unreadableData(_ place: String) -> String { "unreadable data (\(place))" }
  func noSavedCopy(of id: String) -> String { "no saved copy of \(id)" }
  func unsaved(_ number: String, isOne: Bool, _ reason: String) -> String {
    "\(number) \(isOne ? "change" : "changes") could not be saved: \(reason)"
  }
  func showing(_ freshness: String) -> String { "showing \(freshness)" }

  var noNetwork: String { "no network" }
  func malformedAddress(_ setting: String?) -> String {
    guard let setting else { return "not an http or https address" }
    return "\(setting) is no http or https address"
  }
  func unknownHost(_ host: String) -> String { "can't find \(host) · check the network" }
  var insecure: String { "insecure connection" }
  var timedOut: String { "timed out" }
  var cannotConnect: String { "can't connect" }
  var connectionLost: String { "connection lost" }
  var accessDenied: String { "access denied" }
  var notFound: String { "not found on the service" }
  func refused(_ status: Int) -> String { "refused (\(status))" }
  var rateLimited: String { "rate limited" }
  func rateLimited(until time: String, isToday: Bool) -> String { "rate limited until \(time)" }
  func serviceError(_ status: Int) -> String { "service error (\(status))" }
  var emptyAnswer: String { "empty answer" }
  var emptyList: String { "the service sent an empty list" }
  func unreadableAnswer(_ place: String) -> String { "unreadable answer (\(place))" }
  func missing(_ name: String) -> String { "no \(name) in the answer" }
  func wrongCurrency(_ code: String, requested: String) -> String {
    "answer in \(code), not \(requested)"
  }
  var webPage: String { "a web page instead of data" }
  var tooLarge: String { "answer too large" }
  var tooManyRows: String { "more rows than asked for" }
  var unsafeRedirect: String { "unsafe redirect" }
  var privateAddress: String { "refused: a private address" }
  func noLibrary(_ reason: String) -> String {
    "install libcurl4 · libcurl is missing (\(reason))"
  }
  var cancelled: String { "cancelled" }

  var repeated: String { "the service repeats itself" }
  var endedEarly: String { "the list ended early" }
  var endless: String { "the list has no end" }
  func text(of absence: ServiceAbsence) -> String { absence.rawValue }
}
