import SquadCore

/// What squad says about what went wrong: what happened, and what to do about it.
extension Strings {
  package func text(of problem: StorageProblem) -> String {
    switch problem {
    case .readOnly: "the squad's file can't be written · check its folder's permissions"
    case .full: "the disk is full · free some space and try again"
    case .busy: "another program holds the squad's file · try again"
    case .newer: "the squad's file was made by a newer squad · update this one"
    case .other(let reason):
      "the squad's file can't be used: \(reason) · --data names another folder"
    }
  }

  package func text(of failure: Failure) -> String {
    switch failure {
    case .unknownCatalogue(let name): "unknown catalogue \"\(name)\" · see squad --help"
    case .unknownList(let name): "unknown list \"\(name)\" · see squad --help"
    case .unknownEntry(let id): text(missing: id, in: ListID(id.catalogue))
    case .notBundled(let id): "\(id) is not bundled"
    case .unreadable(let place): "an answer that can't be read (\(place))"
    case .service(let problem): text(of: problem)
    case .storage(let problem): text(of: problem)
    }
  }

  /// What is said of an id that nothing has.
  package func text(missing id: EntryID, in list: ListID) -> String {
    "no such entry: \(id) · see squad list \(list)"
  }

  /// What a command says that wanted a service and read something older.
  package func text(of failure: Failure, showing freshness: Freshness) -> String {
    "\(text(of: failure)) · showing \(text(of: freshness))"
  }

  /// What a command says of an entry that is not on this machine and that no service told.
  package func text(of failure: Failure, missing id: EntryID) -> String {
    "\(text(of: failure)) · \(text(of: Failure.notBundled(id)))"
  }

  package func text(of problem: ServiceProblem) -> String {
    switch problem {
    case .noNetwork: "no network"
    case .unknownHost(let host): "no host \(host) · check its address"
    case .insecure(let reason): "the connection can't be trusted: \(reason)"
    case .timeout: "no answer in time"
    case .connection(let reason): "no connection: \(reason)"
    case .unauthorized(let words): "the key was refused: \(words)"
    case .notFound: "the service does not know it"
    case .refused(let status, let words): "refused with \(status): \(words)"
    case .rateLimited(let until):
      until.map { "rate limit · again at \(time(of: $0))" } ?? "rate limit · later again"
    case .broken(let status): "the service fails (\(status))"
    case .unreadable(let place): "an answer that can't be read (\(place))"
    case .missing(let name): "the answer has no \(name)"
    case .gone: "the service is gone"
    case .tooLarge: "an answer that is too large"
    case .badRedirect: "a redirect that leads nowhere safe"
    case .privateAddress: "refused: a private address"
    case .noLibrary(let reason): "no libcurl: \(reason) · install libcurl4"
    case .cancelled: "withdrawn"
    }
  }
}
