/// The overlay that lists an entry's links.
package struct LinksState: Equatable, Sendable {
  package let links: [Link]
  /// Index of the selected link, from 0.
  package private(set) var selected: Int

  package init(_ links: [Link], selected: Int = 0) {
    self.links = links
    self.selected = selected
  }

  mutating func reduce(_ verb: Verb) -> [Request] {
    if let motion = verb.motion {
      selected = motion.row(from: selected, count: links.count)
      return []
    }
    switch verb {
    case .opened, .copied: return copy(selected)
    case .chosen(let row): return copy(row)
    default: return verb.commonRequests
    }
  }

  private func copy(_ row: Int) -> [Request] {
    links.indices.contains(row) ? [.close, .copy(links[row])] : []
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
