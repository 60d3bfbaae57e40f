extension Result<Page, Failure> {
  /// Whether more pages will come in response to the same request.
  package var isPartial: Bool {
    guard case .success(let page) = self, case .partial = page.coverage else { return false }
    return true
  }
}
