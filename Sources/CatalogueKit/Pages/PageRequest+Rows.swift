import SquadCore

extension PageRequest {
  /// Number of rows to read from the list's start: at least one, to know its total and its end.
  package var rowsNeeded: Int {
    let end = max(0, offset).addingReportingOverflow(max(0, limit))
    return end.overflow ? .max : max(1, end.partialValue)
  }

  /// End of the page with the row at `index`; of the first page for nil.
  package func end(ofPageWith index: Int?) -> Int {
    let size = max(1, limit)
    let end = ((index ?? 0) / size + 1).multipliedReportingOverflow(by: size)
    return end.overflow ? .max : end.partialValue
  }

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
