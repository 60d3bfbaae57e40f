import Basics
import SquadCore

extension VisitState {
  /// A visit of five minutes without a key, and of thirty at most.
  package static func sample(here: Int? = nil) -> VisitState {
    VisitState(idle: .minutes(5), limit: .minutes(30), keepsSquad: false, here: here)
  }
}
