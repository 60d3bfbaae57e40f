/// Actions of the board.
package enum BoardAction: Equatable, Sendable {
  case opened
  case loaded(RequestID, Result<[BoardEntry], StorageProblem>)

  var isInput: Bool {
    switch self {
    case .opened: true
    case .loaded: false
    }
  }
}
