/// The detail pane: moving through its stops and opening them.
extension AppState {
  mutating func moveInDetail(_ motion: Motion) {
    guard let metrics = detailMetrics, let subject else { return }
    detailPath.update(for: subject) { $0.move(motion, in: metrics) }
  }

  mutating func focusDetail(from origin: DetailOrigin) {
    focus = .detail(from: origin)
    guard let metrics = detailMetrics, let subject else { return }
    detailPath.update(for: subject) { $0.enter(metrics) }
  }

  mutating func openStop() {
    guard let detail = loadedDetail, let index = shownDetail?.stop, let subject,
      detail.stops.indices.contains(index)
    else { return }
    switch detail.stops[index] {
    case .item(let id): detailPath.push(id, from: subject)
    case .link(let link): overlay = .link(link)
    case .section(let section): open(section, of: detail)
    }
  }

  /// Opens a section as a level of its own in the list pane of its catalogue.
  private mutating func open(_ section: Section, of detail: Detail) {
    if detail.id.catalogue != current.catalogue { showRoot(of: detail.id.catalogue) }
    push(
      Level(
        source: .section(of: detail.id, named: section.name),
        crumbs: level.crumbs + [detail.title, section.title], title: section.title))
  }

  mutating func push(_ level: Level) {
    browsers[current]?.append(level)
    focus = .list
  }
}
