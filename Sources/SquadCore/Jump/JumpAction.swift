/// Actions of jumps.
package enum JumpAction: Equatable, Sendable {
  /// Ctrl-O.
  case wentBack
  /// A jump to a random entry was requested.
  case randomRequested
  /// The random number arrived.
  case numberDrawn(UInt64)
}

extension JumpAction {
  var isInput: Bool {
    switch self {
    case .wentBack, .randomRequested: true
    case .numberDrawn: false
    }
  }
}

extension AppState {
  mutating func reduce(_ action: JumpAction) -> [Effect] {
    switch action {
    case .wentBack: return jumpBack()
    case .randomRequested: return requestRandomEntry()
    case .numberDrawn(let number): return jumpToRandomEntry(number)
    }
  }
}
