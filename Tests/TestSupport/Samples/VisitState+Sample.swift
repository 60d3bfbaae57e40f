import Basics
import SquadCore

extension VisitState {
  /// A visit that ends after five minutes without a key, and after thirty in any case.
  package static func sample(here: Int? = nil) -> VisitState {
    VisitState(idle: .minutes(5), limit: .minutes(30), keepsSquad: false, here: here)
  }
}
