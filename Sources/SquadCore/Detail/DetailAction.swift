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
