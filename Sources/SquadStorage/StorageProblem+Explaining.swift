import PlainText
import SQLiteKit
import SquadCore
import SystemKit

extension StorageProblem {
  /// The problem behind any error of this module.
  init(explaining error: any Error) {
    switch error {
    case let problem as StorageProblem: self = problem
    case let error as DatabaseError: self = error.problem
    case let error as SystemError: self = error.problem
    case let stuck as StuckFile: self = stuck.problem
    default: self = .other(PlainText.line("\(error)"))
    }
  }
}
