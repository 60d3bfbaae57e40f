/// The links of an entry: listing them, and copying one.
extension AppState {
  /// Lists the links; the one that the detail's cursor stands on is selected.
  mutating func openLinks() {
    guard overlay == nil else { return }
    let links = currentLinks
    guard !links.isEmpty else { return message = .noLinks }
    overlay = .links(links, selected: selectedLink.flatMap { links.firstIndex(of: $0) } ?? 0)
  }

  mutating func moveInLinks(_ motion: Motion) {
    guard case .links(let links, let selected) = overlay else { return }
    var cursor = Cursor(row: selected)
    cursor.move(motion, count: links.count, rows: links.count)
    overlay = .links(links, selected: cursor.row)
  }

  /// Sends an address to the clipboard: the selected one, else the entry's first.
  mutating func copyLink() -> [Effect] {
    let link: Link?
    switch overlay {
    case .links(let links, let selected):
      link = links.indices.contains(selected) ? links[selected] : nil
    case .link(let shown): link = shown
    case nil: link = selectedLink ?? currentLinks.first
    case .help, .palette, .confirmRemoval, .themes, .configMistakes, .board: return []
    }
    guard let link else {
      message = .noLinks
      return []
    }
    overlay = nil
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

  /// Those of the stop where it is somebody, else of the entry that is shown.
  private var currentLinks: [Link] {
    guard let person = selectedPerson else { return loadedDetail?.links ?? [] }
    return details[person.id]?.value?.links ?? []
  }
}
