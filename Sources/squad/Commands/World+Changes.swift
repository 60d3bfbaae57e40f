import SquadCore

/// Changes of the squad by the commands.
extension World {
  /// One of a command's changes, with what is said of it.
  struct NamedChange {
    let request: SquadRequest
    /// Where it changed something.
    let done: String
    /// Where there was nothing to do.
    let needless: String
  }

  /// Does all of them or, where one can't be stored, none. Returns what is the result of those that
  /// changed something, and has said the rest.
  func perform(_ changes: [NamedChange]) throws -> [String] {
    let outcome = try repository.performAll(changes.map(\.request))
    report(outcome.notice)
    var results: [String] = []
    for (change, event) in zip(changes, outcome.events) {
      switch event {
      case .did: results.append(change.done)
      case .undid, .redid, .nothing: Console.say(change.needless)
      }
    }
    return results
  }
}
