/// The links of an entry: listing them, and copying one.
extension AppState {
  mutating func reduce(_ action: LinkAction) -> [Effect] {
    switch action {
    case .listOpened: openLinks()
    case .copyRequested: return apply(.copied)
    }
    return []
  }

  /// Lists the links; the one that the detail's cursor stands on is selected.
  private mutating func openLinks() {
    let links = currentLinks
    guard !links.isEmpty else { return message = .noLinks }
    let selected = selectedLink.flatMap { links.firstIndex(of: $0) } ?? 0
    overlay = .links(LinksState(links, selected: selected))
  }

  /// Sends an address to the clipboard: the selected one, else the entry's first.
  mutating func copyLink() -> [Effect] {
    guard let link = selectedLink ?? currentLinks.first else {
      message = .noLinks
      return []
    }
    return copy(link)
  }

  mutating func copy(_ link: Link) -> [Effect] {
    guard clipboard != .none else {
      message = .noClipboard
      return []
    }
    guard link.url.utf8.count <= Self.longestCopy else {
      message = .tooLongToCopy
      return []
    }
    message = .copied(link, through: clipboard)
    return [.loop(.copy(link.url))]
  }

  /// In bytes; terminals refuse what is much longer.
  static let longestCopy = 8_192

  private var selectedLink: Link? {
    if case .link(let link) = selectedStop { link } else { nil }
  }

  /// Links of the selected person, else of the entry that is shown.
  private var currentLinks: [Link] {
    guard let person = selectedPerson else { return loadedDetail?.links ?? [] }
    return details[person.id]?.value?.links ?? []
  }
}

/// Actions of links and their copies.
package enum LinkAction: Equatable, Sendable {
  /// `o`: the links of an entry in full.
  case listOpened
  /// `y`: an address for the clipboard.
  case copyRequested
}

/// The route of a copied text to the terminal's clipboard.
package enum ClipboardRoute: Equatable, Sendable {
  /// The terminal takes none.
  case none
  case direct
  /// tmux or screen, which hand it on where they are told to.
  case tmux, screen
}
