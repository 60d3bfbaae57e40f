import SquadCore

/// The records of one response, and how fresh they are.
package struct RecordSnapshot<Record: ListedRecord>: Restampable {
  package let list: RecordList<Record>
  package let freshness: Freshness

  package init(list: RecordList<Record>, freshness: Freshness) {
    self.list = list
    self.freshness = freshness
  }

  /// Parses the body of a response, or a bundled file. Throws `Failure`.
  package init(
    reading body: [UInt8], _ freshness: Freshness, _ skipped: SkippedRecordLog?
  ) throws(Failure) {
    self.init(
      list: try RecordList(reading: body, freshness, skipped), freshness: freshness)
  }

  package func with(freshness: Freshness) -> RecordSnapshot {
    RecordSnapshot(list: list, freshness: freshness)
  }
}

extension RecordSnapshot: StoredSource {
  package func page(_ request: PageRequest) throws(Failure) -> Page {
    try list.page(request, freshness)
  }

  package func page(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page {
    try list.page(through: entry, request, freshness)
  }

  package func detail(_ id: EntryID) throws(Failure) -> Detail {
    try list.detail(id, freshness)
  }
}
