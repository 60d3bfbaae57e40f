import JSONReader
import SquadCore

extension Failure {
  /// The failure to read a bundled file.
  package init(_ file: String, _ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let problem as JSONProblem:
      self = .unreadable("\(file): \(problem.reason) at byte \(problem.offset)")
    default: self = .unreadable(file)
    }
  }
}
