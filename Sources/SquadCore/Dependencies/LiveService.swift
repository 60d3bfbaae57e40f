/// A service on the network. Cancelling the task cancels its requests, on the wire too, and throws
/// `.service(.cancelled)`.
package struct LiveService: Sendable {
  /// Receives pages of partial coverage, on any thread.
  package typealias PartialHandler = @Sendable (Page) -> Void

  private let fetchPage:
    @Sendable (PageRequest, @escaping PartialHandler) async throws(Failure) -> Page
  private let fetchDetail: @Sendable (EntryID, _ isReload: Bool) async throws(Failure) -> Detail

  /// - Parameters:
  ///   - page: fetches a page; passes what has come so far to its second argument.
  ///   - detail: fetches an entry; `isReload` bypasses cached responses.
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

  /// Fetches a page of at most the request's `limit` rows. `onPartial` receives the page so far,
  /// each time more of it has come.
  package func page(
    _ request: PageRequest, onPartial: @escaping PartialHandler = { _ in }
  ) async throws(Failure) -> Page {
    try await fetchPage(request, onPartial)
  }

  /// Fetches one entry. `isReload` bypasses cached responses, for a refresh by the user.
  package func detail(_ id: EntryID, isReload: Bool = false) async throws(Failure) -> Detail {
    try await fetchDetail(id, isReload)
  }
}
