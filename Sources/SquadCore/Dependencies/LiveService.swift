/// A service on the network. Cancelling the task withdraws its requests, on the wire too, and
/// throws `.service(.cancelled)`.
package struct LiveService: Sendable {
  /// Takes pages of partial coverage, from any thread.
  package typealias PartialHandler = @Sendable (Page) -> Void

  private let fetchPage:
    @Sendable (PageRequest, @escaping PartialHandler) async throws(Failure) -> Page
  private let fetchDetail: @Sendable (EntryID, _ isReload: Bool) async throws(Failure) -> Detail

  package init(
    page:
      @escaping @Sendable (
        PageRequest, @escaping PartialHandler
      ) async throws(Failure) -> Page,
    detail: @escaping @Sendable (EntryID, _ isReload: Bool) async throws(Failure) -> Detail
  ) {
    fetchPage = page
    fetchDetail = detail
  }

  /// Fetches a page; `limit` is at most what it may have.
  ///
  /// - Parameter onPartial: takes what there is of the page so far, as often as there is more.
  package func page(
    _ request: PageRequest, onPartial: @escaping PartialHandler = { _ in }
  ) async throws(Failure) -> Page {
    try await fetchPage(request, onPartial)
  }

  /// Fetches one entry.
  ///
  /// - Parameter isReload: a user's refresh: cached responses don't do.
  package func detail(_ id: EntryID, isReload: Bool = false) async throws(Failure) -> Detail {
    try await fetchDetail(id, isReload)
  }
}
