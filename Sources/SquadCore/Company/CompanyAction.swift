/// Actions of what entries share with the squad.
package enum CompanyAction: Equatable, Sendable {
  /// The shown entry's debounce timer fired.
  case debounced(EntryID)
  /// What an entry shares with the squad; nil: nothing.
  case found(RequestID, Company?)
}

extension AppState {
  mutating func reduce(_ action: CompanyAction) -> [Effect] {
    switch action {
    case .debounced(let entry): return findCompany(of: entry)
    case .found(let request, let found):
      company.receive(found, to: request)
      return []
    }
  }
}
