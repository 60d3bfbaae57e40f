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
