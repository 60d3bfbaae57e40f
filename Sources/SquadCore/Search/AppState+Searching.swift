import PlainText

/// The search field.
extension AppState {
  mutating func openSearch() {
    level.beginSearch()
    focus = .search
  }

  mutating func search(_ text: String) -> [Effect] {
    guard focus == .search else { return [] }
    level.search(text, rows: viewport.listRows)
    level.wanted = nil
    guard searchesService, !SearchQuery(text).isEmpty else { return [] }
    return [
      .loop(.startTimer(.search, milliseconds: Self.debounceInterval, .search(.debounced(text))))
    ]
  }

  /// Asks the service too, once nothing more was typed; the older question is withdrawn.
  mutating func searchService(for text: String) -> [Effect] {
    guard searchesService, let filter = level.filter, filter.text == text else { return [] }
    let id = nextRequest()
    level.filter?.request = id
    // Spaces part words, however many were typed.
    let words = text.split(whereSeparator: \.isWhitespace)
    let request = PageRequest(
      source: level.source, limit: Level.pageSize, sort: level.sort,
      titlePrefix: words.joined(separator: " "))
    return (filter.request.map { [.world(.cancel($0))] } ?? []) + [.world(.fetchPage(id, request))]
  }

  /// Whether the list's service can look for titles, and has not told the whole list already.
  private var searchesService: Bool {
    guard case .live(searches: true) = catalogue?.service, !isOffline, case .list = level.source
    else { return false }
    return level.live?.isComplete != true
  }

  /// Closes the field and keeps what it narrows to; a field without a word narrows nothing.
  mutating func keepSearch() {
    guard overlay == nil, focus == .search else { return }
    focus = .list
    if level.filter?.query.isEmpty == true { level.endSearch(rows: viewport.listRows) }
  }

  mutating func dropFilter() {
    level.endSearch(rows: viewport.listRows)
    focus = .list
  }
}
