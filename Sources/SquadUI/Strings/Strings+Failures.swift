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
    case .unknownCatalogue(let name): "no catalogue \"\(name)\" · squad --help names them"
    case .unknownList(let name): "no list \"\(name)\" · squad --help names them"
    case .unknownEntry(let id): "no entry \(id) · squad list \(id.catalogue.rawValue) names them"
    case .notBundled(let id): "\(id) is not bundled"
    case .unreadable(let place): "an answer that can't be read (\(place))"
    case .storage(let problem): text(of: problem)
    }
  }
}
