import SquadCore

extension Result<Page, Failure> {
  /// Whether the same question will be answered again.
  var isPartial: Bool {
    guard case .success(let page) = self, case .partial = page.coverage else { return false }
    return true
  }
}
