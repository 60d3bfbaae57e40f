import SquadCore

/// Changes of the squad by commands.
extension World {
  /// A command's change with its messages.
  struct NamedChange {
    let request: SquadRequest
    /// Message where it changed something.
    let done: String
    /// Message where there was nothing to do.
    let needless: String
  }

  /// Performs all changes, or none where one can't be stored. Returns the messages of effective
  /// ones; prints the others.
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
