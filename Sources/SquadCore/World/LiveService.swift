/// A service on the network. The closures return at once and answer later, from any thread: once,
/// but for pages of partial coverage, which may come before the answer.
package struct LiveService: Sendable {
  /// Asks for a stretch of a list; `limit` is at most what a page may have.
  package let page:
    @Sendable (PageRequest, @escaping @Sendable (Result<Page, Failure>) -> Void) -> Ticket
  /// Asks for one entry.
  package let detail:
    @Sendable (EntryID, @escaping @Sendable (Result<Detail, Failure>) -> Void) -> Ticket
  /// The same, when a person wants it anew: what was fetched lately doesn't do.
  package let detailAnew:
    @Sendable (EntryID, @escaping @Sendable (Result<Detail, Failure>) -> Void) -> Ticket

  package init(
    page:
      @escaping @Sendable (
        PageRequest, @escaping @Sendable (Result<Page, Failure>) -> Void
      ) -> Ticket,
    detail:
      @escaping @Sendable (
        EntryID, @escaping @Sendable (Result<Detail, Failure>) -> Void
      ) -> Ticket,
    detailAnew: (
      @Sendable (EntryID, @escaping @Sendable (Result<Detail, Failure>) -> Void) -> Ticket
    )? = nil
  ) {
    self.page = page
    self.detail = detail
    self.detailAnew = detailAnew ?? detail
  }
}

/// Withdraws a question. Harmless once it is answered.
package struct Ticket: Sendable {
  package let cancel: @Sendable () -> Void

  package init(cancel: @escaping @Sendable () -> Void) { self.cancel = cancel }
}
