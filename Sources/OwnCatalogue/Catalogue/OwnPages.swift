import SquadCore

/// The rows of a file, as they are read up to its end.
package struct OwnPages {
  private let source: OwnSource
  private let sort: SortOrder?
  /// Nil after the last page.
  private var offset: Int? = 0

  /// `sort` is nil for the file's own order; any other waits for all rows.
  package init(of source: OwnSource, sort: SortOrder? = nil) {
    self.source = source
    self.sort = sort
  }

  /// Waits for the next rows; nil after the last ones.
  package mutating func next() throws(Failure) -> Page? {
    guard let offset else { return nil }
    let page = try source.page(
      PageRequest(source: .list(source.list.id), offset: offset, limit: .max, sort: sort))
    self.offset = page.isLast ? nil : offset + page.count
    return page
  }
}
