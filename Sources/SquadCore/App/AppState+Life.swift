/// Starting, stopping, and what lies over everything.
extension AppState {
  mutating func takeLife(_ action: Action) -> [Effect] {
    switch action {
    case .started(let start): return begin(start)
    case .viewportChanged(let viewport): measure(viewport)
    case .interrupted: message = nil
    case .inputDrained: return [.checkSquad]
    case .quitRequested: return (level.selected.map { [.savePlace($0.id)] } ?? []) + [.quit]
    case .suspendRequested(let isPossible):
      if isPossible { return [.suspend] }
      message = .cannotSuspend
    case .redrawRequested: return [.redraw]
    case .pasteIgnored: message = .pasteIgnored
    case .terminalNoted(let note): message = message ?? .terminal(note)
    case .helpToggled: overlay = overlay == nil ? .help(top: 0) : nil
    case .traceToggled: showsTrace.toggle()
    default: break
    }
    return []
  }

  private mutating func begin(_ start: Start) -> [Effect] {
    squad.saved = start.stored.squad
    if let notice = start.stored.notice {
      message = .storage(notice)
      if case .notSaving(let problem) = notice { squad.problem = problem }
    }
    if browsers[start.list] != nil { current = start.list }
    if case .success(let page) = start.page { keepDetails(of: page) }
    level.phase = .loading(nextRequest())
    level.wanted = start.entry
    level.receive(start.page, rows: viewport.listRows)
    if let entry = start.entry, start.isAsked { show(entry) }
    guard case .success = start.page else { return [] }
    // The first paint reads no more than it shows; now the whole list comes, with its details.
    let id = nextRequest()
    return [.loadPage(id, level.reload(as: id))]
  }

  /// Opens an entry that the command line asked for: its row, or its detail where it is no row.
  private mutating func show(_ entry: EntryID) {
    guard level.selected?.id != entry, let subject else { return }
    level.detail.push(entry, from: subject)
    focus = .detail(from: .list)
  }

  private mutating func measure(_ viewport: Viewport) {
    self.viewport = viewport
    for (list, levels) in browsers {
      for index in levels.indices {
        let count = levels[index].count
        browsers[list]?[index].cursor.settle(count: count, rows: viewport.listRows)
      }
    }
    if case .help(let top) = overlay {
      overlay = .help(top: min(top, max(viewport.overlayLines - viewport.overlayRows, 0)))
    }
    if let metrics = detailMetrics, let subject {
      let isFocused = if case .detail = focus { true } else { false }
      detailPath.update(for: subject) { place in
        if isFocused, place.stop == nil { place.enter(metrics) } else { place.settle(in: metrics) }
      }
    }
  }
}
