import SquadCore

/// The stored side of a catalogue of one list: what was saved before what is bundled.
private struct StoredRecords<Record: ListedRecord>: StoredSource {
  let bundle: BundledList<Record>
  let server: RecordServer<Record>?

  private var list: any StoredSource { server?.saved() ?? bundle }

  func page(_ request: PageRequest) throws(Failure) -> Page { try list.page(request) }

  func page(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page {
    try list.page(through: entry, request)
  }

  func detail(_ id: EntryID) throws(Failure) -> Detail {
    guard let detail = try server?.savedDetail(id) else { return try bundle.detail(id) }
    return detail
  }
}

extension Catalogue {
  /// A catalogue of one list: bundled, and whole from a service where there is one.
  package init<Record: ListedRecord>(
    info: CatalogueInfo, bundle: BundledList<Record>, server: RecordServer<Record>?
  ) {
    self.init(info: info, live: server?.live) {
      StoredRecords(bundle: bundle, server: server)
    }
  }
}
