/// Details of a page's rows, made on demand: a long page would have thousands, of which a few are
/// ever shown.
package struct DeferredDetails: Sendable {
  private let make: @Sendable (EntryID) -> Detail?

  /// - Parameter make: the detail of a row; nil where the page has no such row. Called on the main
  ///   thread, so it must not block.
  package init(_ make: @escaping @Sendable (EntryID) -> Detail?) { self.make = make }

  package func detail(_ id: EntryID) -> Detail? { make(id) }

  /// The same details as fresh as that.
  func with(freshness: Freshness) -> DeferredDetails {
    DeferredDetails { id in
      var detail = make(id)
      detail?.freshness = freshness
      return detail
    }
  }
}

extension DeferredDetails: Equatable {
  /// They come from the same source as the rows: pages with the same rows are the same.
  package static func == (left: DeferredDetails, right: DeferredDetails) -> Bool { true }
}
