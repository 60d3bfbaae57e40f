import Basics

/// The detail pane: moving through its stops and opening them.
extension AppState {
  mutating func moveInDetail(_ motion: Motion) {
    guard let metrics = detailMetrics, let selectedID else { return }
    detailPath.update(for: selectedID) { $0.move(motion, in: metrics) }
  }

  /// Selects the stop beside the selected one; returns whether there is one.
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

  /// Moves the focus to the detail; explains why not if nothing is selected.
  mutating func focusDetail(from origin: DetailOrigin) {
    let old = focus
    focus = .detail(from: origin)
    guard selectedID == nil || !hasSelection else { return }
    focus = old
    explainNoSelection()
  }

  /// Says why a key for the selected entry does nothing without a selection.
  mutating func explainNoSelection() {
    let isOnCollapsedRow = detailOrigin == .list && openList.isOnCollapsedRow
    message = isOnCollapsedRow ? .folded(openList.collapsedEntries.count) : .nothingSelected
  }

  /// Keeps detail panes consistent: drops the path of an entry that isn't selected any more, clamps
  /// stop and line to the measurements, and selects a stop as soon as the focused pane shows one.
  mutating func fitDetail() {
    openList.detail.forget(unless: openList.selectedID)
    squad.detail.forget(unless: squad.selectedID)
    guard let metrics = detailMetrics, let selectedID else { return }
    if case .detail = focus {
      detailPath.update(for: selectedID) { $0.enter(metrics) }
    } else if !detailPath.positions.isEmpty {
      detailPath.update(for: selectedID) { $0.clamp(to: metrics) }
    }
  }

  mutating func openStop() {
    guard let detail = loadedDetail, let stop = selectedStop, let selectedID else {
      return message = .nothingToOpen
    }
    switch stop {
    case .more: detailPath.push(detail.id, showsFullText: true, from: selectedID)
    case .entry(let id, let section): open(section, of: detail, selecting: id)
    case .item(let id): detailPath.push(id, from: selectedID)
    case .link(let link): overlay = .link(link)
    case .section(let section): open(section, of: detail)
    case .shared(let shared): open(shared, of: detail)
    case .day: message = .nothingToOpen
    }
  }

  /// Opens a section as a new level of the list pane, in the section's catalogue. Selects `entry`
  /// in it, or the first.
  mutating func open(_ section: Section, of detail: Detail, selecting entry: EntryID? = nil) {
    open(
      .section(of: detail.id, named: section.name), of: detail.title, title: section.title,
      column: info(of: detail.id.catalogue)?.column(of: section))
    openList.pendingSelection = entry
  }

  /// Opens the entries that a detail shares with members of the squad.
  private mutating func open(_ shared: SharedList, of detail: Detail) {
    let names = [detail.title] + shared.members.map(\.title)
    open(
      .shared(of: detail.id, with: shared.members.map(\.id), named: shared.section),
      of: names.joined(separator: ", "), title: shared.title)
  }

  private mutating func open(
    _ source: ListSource, of owner: String, title: String, column: ListColumn? = nil
  ) {
    if source.catalogue != listStack.current.catalogue {
      guard let home = info(of: source.catalogue) else { return }
      show(home)
    }
    listStack.push(
      OpenList(
        source: source, crumbs: openList.crumbs + [owner, title], title: title, column: column))
    focus = .list
  }

  /// `+` and `-`: lengthens or shortens the chart's span, or says why not.
  mutating func stretchChart(longer: Bool) {
    guard let detail = loadedDetail, detail.series != nil else { return message = .noChart }
    guard detail.hasChartSpans else { return message = .chartIsWhole }
    let span = details.chartSpan.stepped(longer: longer)
    if span == details.chartSpan {
      return message = longer ? .chartIsLongest : .chartIsShortest
    }
    details.chartSpan = span
  }
}

/// The item under the detail's cursor.
extension AppState {
  /// The stop under the detail's cursor, while the pane has the focus.
  var selectedStop: DetailItem? {
    guard case .detail = focus, let index = shownDetail?.stop else { return nil }
    let stops = shownStops
    return stops.indices.contains(index) ? stops[index] : nil
  }

  /// Keeps the same stop selected while a change adds or removes others before it.
  mutating func preservingStop(_ change: (inout AppState) -> Void) {
    // Before the detail is measured, nothing tells whether its text is cut off, which adds a stop.
    let stop = detailMetrics == nil ? nil : selectedStop
    change(&self)
    guard let stop, detailMetrics != nil, let selectedID, let old = shownDetail?.stop
    else { return }
    let stops = shownStops
    let same = stops.indices.filter { stops[$0].isSame(as: stop) }
    guard let index = same.min(by: { abs($0 - old) < abs($1 - old) }) else { return }
    detailPath.update(for: selectedID) { $0.stop = index }
  }

  /// The entry that the selected stop names.
  var selectedItem: FactItem? {
    switch selectedStop {
    case .entry(let id, let section): section.entries.first { $0.id == id }
    case .item(let id): loadedDetail?.facts.lazy.flatMap(\.items).first { $0.id == id }
    case .more, .section, .shared, .link, .day, nil: nil
    }
  }
}

/// Whether keys would have an effect.
extension AppState {
  /// Whether Enter opens the stop under the detail's cursor.
  package var opensStop: Bool {
    switch selectedStop {
    case .more, .item, .entry, .section, .shared, .link: true
    case .day, nil: false
    }
  }

  /// Whether a longer or shorter chart is available.
  package func stretchesChart(longer: Bool) -> Bool {
    loadedDetail?.hasChartSpans == true
      && details.chartSpan.stepped(longer: longer) != details.chartSpan
  }
}

/// Actions of details.
package enum DetailAction: Equatable, Sendable {
  /// `+` and `-`.
  case chartStretched(longer: Bool)
  /// `J` and `K`.
  case scrolled(by: Int)
  indirect case loaded(RequestID, EntryID, Result<Detail, Failure>)
  /// Prefetched details from saved or bundled data.
  case readAhead(RequestID, [Detail])
  /// The shown detail's debounce timer fired.
  case debounced(EntryID)
}

extension AppState {
  mutating func reduce(_ action: DetailAction) -> [Effect] {
    switch action {
    case .chartStretched(let longer): stretchChart(longer: longer)
    case .scrolled(let lines):
      if comparison == nil { scrollDetail(by: lines) } else { scrollComparison(by: lines) }
    case .loaded(let request, let id, let response): receive(response, to: request, about: id)
    case .readAhead(let request, let details): self.details.receive(details, to: request)
    case .debounced(let id): return fetchDetail(id)
    }
    return []
  }
}

/// A stop: an item of a detail that can be selected, and opened unless it is a day.
package enum DetailItem: Equatable, Sendable {
  /// The rest of a text that doesn't fit in the pane.
  case more
  /// An entry of a section that lists its entries in the detail.
  case entry(EntryID, Section)
  case item(EntryID)
  case section(Section)
  /// Entries shared with the squad.
  case shared(SharedList)
  case link(Link)
  /// A day of the listed history.
  case day(CalendarDay)

  /// Whether both are the same stop, though a new response may have changed its content.
  func isSame(as other: DetailItem) -> Bool {
    switch (self, other) {
    case (.section(let section), .section(let new)): section.name == new.name
    case (.shared, .shared): true
    default: self == other
    }
  }
}

extension Detail {
  /// The stops in the order in which the pane draws them. The shared row is the last, because it
  /// comes and goes: the others keep their indices.
  ///
  /// - Parameters:
  ///   - span: number of days of history that are listed.
  ///   - more: whether the pane cuts the text off.
  ///   - shared: entries shared with the squad.
  package func stops(
    _ span: ChartSpan, more: Bool = false, shared: SharedList? = nil
  ) -> [DetailItem] {
    // The days of a file's history are listed by a section of their own.
    let listed = hasChartSpans ? series?.last(days: span.days) : nil
    let days = listed?.reversed().map { DetailItem.day($0.day) } ?? []
    let counted = sections.filter { !$0.showsEntries && $0.opens }
    let entries = sections.filter(\.showsEntries).flatMap { section in
      section.entries.map { DetailItem.entry($0.id, section) }
    }
    return (more ? [.more] : []) + counted.map(DetailItem.section)
      + (facts.filter(\.isGallery) + listedFacts).flatMap(\.items).map { .item($0.id) } + days
      + entries + links.map(DetailItem.link) + (shared.map { [.shared($0)] } ?? [])
  }
}
