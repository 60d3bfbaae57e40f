/// What a replay says.
extension Strings {
  /// What the cap says; empty where it shows nothing.
  func text(of cap: ReplayCap) -> String {
    switch cap {
    case .empty: ""
    case .key(let key): name(of: key)
    case .paused: paused
    }
  }
}
