/// The overlay that lists an entry's links, and the values that its detail cuts.
package struct LinksState: Equatable, Sendable {
  /// One per row of the overlay; never empty.
  package let links: [Link]
  /// Index of the selected link, from 0.
  package private(set) var selected = 0

  mutating func reduce(_ verb: Verb) -> [Request] {
    if let motion = verb.motion {
      selected = motion.row(from: selected, count: links.count)
      return []
    }
    switch verb {
    case .opened: return choose(selected)
    case .copied: return links[selected].section == nil ? choose(selected) : []
    case .chosen(let row): return choose(row)
    default: return verb.commonRequests
    }
  }

  private func choose(_ row: Int) -> [Request] {
    guard links.indices.contains(row) else { return [] }
    return [.close, links[row].section.map { .open($0) } ?? .copy(links[row])]
  }
}

/// The overlay that shows a link in full.
extension Link {
  func reduce(_ verb: Verb) -> [Request] {
    switch verb {
    case .opened: [.close]
    case .copied: [.close, .copy(self)]
    default: verb.commonRequests
    }
  }
}

/// The links of an entry: listing them, and copying one.
extension AppState {
  mutating func reduce(_ action: LinkAction) -> [Effect] {
    switch action {
    case .listOpened: openLinks()
    case .copyRequested: return apply(.copied)
    case .configEntryRequested: return copyConfigEntry()
    }
    return []
  }

  /// Lists the links and the values that the detail cuts, with the link under its cursor selected;
  /// opens a value that is alone.
  private mutating func openLinks() {
    let links = currentLinks + (selectedPerson == nil ? loadedDetail?.cut ?? [] : [])
    guard let first = links.first else { return message = .noLinks }
    if links.count == 1, let section = first.section, let detail = loadedDetail {
      return open(section, of: detail)
    }
    let selected = selectedLink.flatMap { links.firstIndex(of: $0) } ?? 0
    overlay = .links(LinksState(links: links, selected: selected))
  }

  /// Copies an address to the clipboard: the selected link, else the entry's first.
  mutating func copyLink() -> [Effect] {
    guard let link = selectedLink ?? currentLinks.first else { return explain(.noLinks) }
    return copy(link)
  }

  mutating func copy(_ link: Link) -> [Effect] {
    // A line end that is pasted into a shell runs what stands before it.
    copy(link.url.filter { !$0.isNewline }, saying: .copied(link, through: clipboard))
  }

  /// Copies the entry for the config that reads the open file as it is read now.
  private mutating func copyConfigEntry() -> [Effect] {
    guard let file = openFile else { return explain(.noFile) }
    return copy(file.configEntry, saying: .configEntryCopied(through: clipboard))
  }

  private mutating func copy(_ text: String, saying done: Message) -> [Effect] {
    guard clipboard != .none else { return explain(.noClipboard) }
    guard text.utf8.count <= Self.longestCopy else { return explain(.tooLongToCopy) }
    message = done
    return [.loop(.copy(text))]
  }

  /// In bytes; terminals refuse much longer texts.
  static let longestCopy = 8_192

  /// The link under the detail's cursor, while the pane has the focus.
  package var selectedLink: Link? {
    if case .link(let link) = selectedStop { link } else { nil }
  }

  /// Links of the selected person, else of the shown entry.
  private var currentLinks: [Link] {
    guard let person = selectedPerson else { return loadedDetail?.links ?? [] }
    return details[person.id]?.value?.links ?? []
  }
}

/// Actions of links and their copies.
package enum LinkAction: Equatable, Sendable {
  /// `o`: lists the links of an entry in full, and the values that its detail cuts.
  case listOpened
  /// `y`: copies an address to the clipboard.
  case copyRequested
  /// `w`: copies the open file's entry for the config.
  case configEntryRequested
}

/// Route of a copied text to the terminal's clipboard.
package enum ClipboardRoute: Equatable, Sendable {
  /// The terminal accepts none.
  case none
  case direct
  /// tmux or screen, which pass it on if they are configured to.
  case tmux, screen
}
