import SquadCore

/// The offset and length of a page in its list, both at least 0.
package struct PageRange: Equatable, Sendable {
  /// Index of the page's first row in the list, from 0.
  package let offset: Int
  /// Maximum number of rows of the page.
  package let limit: Int

  /// Raises negative numbers to 0.
  package init(offset: Int, limit: Int) {
    self.offset = max(0, offset)
    self.limit = max(0, limit)
  }

  /// Number of rows to read from the list's start: at least one, to know its total and its end.
  package var rowsNeeded: Int {
    let end = offset.addingReportingOverflow(limit)
    return end.overflow ? .max : max(1, end.partialValue)
  }

  /// End of the page with the row at `index`; of the first page for nil.
  package func end(ofPageWith index: Int?) -> Int {
    let size = max(1, limit)
    let end = ((index ?? 0) / size + 1).multipliedReportingOverflow(by: size)
    return end.overflow ? .max : end.partialValue
  }
}

extension PageRequest {
  /// The range of the requested rows.
  package var range: PageRange { PageRange(offset: offset, limit: limit) }

  /// A request for all rows of the same list, in the same order.
  package var whole: PageRequest {
    PageRequest(source: source, limit: .max, sort: sort, titlePrefix: titlePrefix)
  }
}

extension ListSource {
  /// Refuses every list but one, for a catalogue without others. Throws `Failure.unknownList`.
  package func require(_ list: ListID) throws(Failure) {
    guard self == .list(list) else { throw .unknownList(description) }
  }
}
