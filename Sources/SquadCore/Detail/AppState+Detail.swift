/// The detail pane: moving through its stops and opening them.
extension AppState {
  mutating func moveInDetail(_ motion: Motion) {
    guard let metrics = detailMetrics, let selectedID else { return }
    detailPath.update(for: selectedID) { $0.move(motion, in: metrics) }
  }

  /// Selects the stop at the right or left of the selected one; returns whether there is one.
  mutating func moveAside(forward: Bool) -> Bool {
    guard let metrics = detailMetrics, let selectedID else { return false }
    var hasMoved = false
    detailPath.update(for: selectedID) { hasMoved = $0.moveAside(forward: forward, in: metrics) }
    return hasMoved
  }

  /// `J` and `K`: scrolls the detail by lines, whichever pane has the focus.
  mutating func scrollDetail(by lines: Int) {
    guard shownGrid == nil, viewport.detail?.rows != 0 else { return message = .noDetailShown }
    guard let metrics = detailMetrics, let selectedID else { return }
    detailPath.update(for: selectedID) { $0.scroll(by: lines, in: metrics) }
  }

  /// Goes into the detail; where nothing is selected there is none to go into.
  mutating func focusDetail(from origin: DetailOrigin) {
    let old = focus
    focus = .detail(from: origin)
    guard selectedID == nil || !hasSelection else { return }
    focus = old
    explainNoSelection()
  }

  /// Says why a key about the selected entry does nothing where none is.
  mutating func explainNoSelection() {
    let isOnFold = detailOrigin == .list && level.isOnFold
    message = isOnFold ? .folded(level.foldedEntries.count) : .nothingSelected
  }

  /// Keeps the detail pane true to what it belongs to: no way back through the details of an entry
  /// that is selected no more, no stop or line beyond what was measured, and a stop selected as
  /// soon as the focused pane shows one.
  mutating func fitDetail() {
    level.detail.forget(unless: level.selectedID)
    squad.detail.forget(unless: squad.selectedID)
    guard let metrics = detailMetrics, let selectedID else { return }
    if case .detail = focus {
      detailPath.update(for: selectedID) { $0.enter(metrics) }
    } else if !detailPath.places.isEmpty {
      detailPath.update(for: selectedID) { $0.settle(in: metrics) }
    }
  }

  mutating func openStop() {
    guard let detail = loadedDetail, let index = shownDetail?.stop, let selectedID else { return }
    let stops = shownStops
    guard stops.indices.contains(index) else { return }
    switch stops[index] {
    case .more: detailPath.push(detail.id, isWhole: true, from: selectedID)
    case .entry(let id, let section): open(section, of: detail, selecting: id)
    case .item(let id): detailPath.push(id, from: selectedID)
    case .link(let link): overlay = .link(link)
    case .section(let section): open(section, of: detail)
    case .shared(let shared): open(shared, of: detail)
    case .day: break
    }
  }

  /// Opens a section as a level of its own in the list pane of its catalogue.
  ///
  /// - Parameter entry: the one to select in it; nil: the first.
  private mutating func open(
    _ section: Section, of detail: Detail, selecting entry: EntryID? = nil
  ) {
    let home = catalogues.first { $0.id == detail.id.catalogue }
    open(
      .section(of: detail.id, named: section.name), of: detail.title, title: section.title,
      column: home?.column(of: section))
    level.pendingSelection = entry
  }

  /// Opens what a detail shares with members of the squad likewise.
  private mutating func open(_ shared: SharedList, of detail: Detail) {
    let names = [detail.title] + shared.members.map(\.title)
    open(
      .shared(of: detail.id, with: shared.members.map(\.id), named: shared.section),
      of: names.joined(separator: ", "), title: shared.title)
  }

  private mutating func open(
    _ source: ListSource, of owner: String, title: String, column: ListColumn? = nil
  ) {
    if source.catalogue != browser.current.catalogue {
      guard let home = catalogues.first(where: { $0.id == source.catalogue }) else { return }
      show(home)
    }
    browser.push(
      OpenList(source: source, crumbs: level.crumbs + [owner, title], title: title, column: column))
    focus = .list
  }

  /// Looks further back, or less far, where there is something to look at.
  mutating func stretchChart(longer: Bool) {
    guard loadedDetail?.series != nil else { return message = .noChart }
    details.chartSpan = details.chartSpan.stepped(longer: longer)
  }
}

/// What the cursor stands on.
extension AppState {
  /// The stop that the detail's cursor stands on, while it has the focus.
  var selectedStop: DetailItem? {
    guard case .detail = focus, let index = shownDetail?.stop else { return nil }
    let stops = shownStops
    return stops.indices.contains(index) ? stops[index] : nil
  }

  /// The entry that it names there.
  var selectedItem: FactItem? {
    switch selectedStop {
    case .entry(let id, let section): section.entries.first { $0.id == id }
    case .item(let id): loadedDetail?.facts.lazy.flatMap(\.items).first { $0.id == id }
    case .more, .section, .shared, .link, .day, nil: nil
    }
  }
}

/// Which keys would do something.
extension AppState {
  /// Whether Enter opens what the detail's cursor stands on.
  package var opensStop: Bool {
    guard let index = shownDetail?.stop else { return false }
    let stops = shownStops
    guard stops.indices.contains(index) else { return false }
    return switch stops[index] {
    case .more, .item, .entry, .section, .shared, .link: true
    case .day: false
    }
  }

  /// Whether a longer, or a shorter, chart can be had.
  package func stretchesChart(longer: Bool) -> Bool {
    loadedDetail?.series != nil && details.chartSpan.stepped(longer: longer) != details.chartSpan
  }
}
