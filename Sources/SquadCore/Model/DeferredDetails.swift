/// Details of a page's rows, made on demand: a long page would have thousands, of which only a few
/// are ever shown.
package struct DeferredDetails: Sendable {
  private let make: @Sendable (EntryID) -> Detail?

  /// - Parameter make: returns a row's detail, nil without such a row. Called on the main thread,
  ///   so it must not block.
  package init(_ make: @escaping @Sendable (EntryID) -> Detail?) { self.make = make }

  /// Makes a row's detail; nil without such a row. For the main thread.
  package func detail(_ id: EntryID) -> Detail? { make(id) }

  /// The same details with another freshness.
  func with(freshness: Freshness) -> DeferredDetails {
    DeferredDetails { id in
      var detail = make(id)
      detail?.freshness = freshness
      return detail
    }
  }
}

extension DeferredDetails: Equatable {
  /// Both derive from their pages' rows, so pages with equal rows are equal.
  package static func == (left: DeferredDetails, right: DeferredDetails) -> Bool { true }
}
