import SquadCore

/// The rows of a list that one page has: so many, from an offset on.
package struct PageRange: Equatable, Sendable {
  /// Never below 0.
  package let offset: Int
  /// Never below 0.
  package let limit: Int

  package init(offset: Int, limit: Int) {
    self.offset = max(0, offset)
    self.limit = max(0, limit)
  }

  /// How many rows have to be read from the list's start. One at least, for total and end to be
  /// known.
  package var rowsNeeded: Int {
    let end = offset.addingReportingOverflow(limit)
    return end.overflow ? .max : max(1, end.partialValue)
  }

  /// End of the page that has the row at an index; of the first page for nil.
  package func end(ofPageWith index: Int?) -> Int {
    let size = max(1, limit)
    let end = ((index ?? 0) / size + 1).multipliedReportingOverflow(by: size)
    return end.overflow ? .max : end.partialValue
  }
}

extension PageRequest {
  /// The rows that are requested.
  package var range: PageRange { PageRange(offset: offset, limit: limit) }

  /// A request for all rows of the same list, in the same order.
  package var whole: PageRequest {
    PageRequest(source: source, limit: .max, sort: sort, titlePrefix: titlePrefix)
  }
}
