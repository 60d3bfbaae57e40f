/// Actions of links and their copies.
package enum LinkAction: Equatable, Sendable {
  /// `o`: the links of an entry in full.
  case listOpened
  /// `y`: an address for the clipboard.
  case copyRequested
}

extension AppState {
  mutating func reduce(_ action: LinkAction) -> [Effect] {
    switch action {
    case .listOpened: openLinks()
    case .copyRequested: return copyLink()
    }
    return []
  }
}
