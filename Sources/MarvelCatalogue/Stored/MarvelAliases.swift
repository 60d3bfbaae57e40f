import SquadCore
import Synchronization

/// All former ids of characters: those of the table, and placeholders that live rows have replaced
/// since.
package final class MarvelAliases: Sendable {
  private struct Learned {
    var current: [EntryID: EntryID] = [:]
    var former: [EntryID: EntryID] = [:]

    mutating func insert(_ ids: [EntryID: EntryID]) {
      for (old, new) in ids where MarvelAliasTable.madeUpNumber(of: old) != nil {
        current[old] = new
        former[new] = old
      }
    }
  }

  private let table: MarvelAliasTable
  private let stored: @Sendable () -> [EntryID: EntryID]
  /// Nil before the first use.
  private let learned = Mutex<Learned?>(nil)

  /// - Parameter stored: the learned ids on disk, from old to new; read once.
  package init(
    _ table: MarvelAliasTable = MarvelAliasTable(),
    stored: @escaping @Sendable () -> [EntryID: EntryID] = { [:] }
  ) {
    self.table = table
    self.stored = stored
  }

  /// The current id of an entry.
  func canonical(_ id: EntryID) -> EntryID {
    guard MarvelAliasTable.madeUpNumber(of: id) != nil else { return id }
    let listed = table.canonical(id)
    return listed == id ? use { $0.current[id] } ?? id : listed
  }

  /// The id of an entry in the bundle.
  func bundled(_ id: EntryID) -> EntryID {
    let id = canonical(id)
    return use { $0.former[id] } ?? id
  }

  func learn(_ ids: [EntryID: EntryID]) {
    use { $0.insert(ids) }
  }

  /// A page of the bundle with current ids.
  func updated(_ page: Page) -> Page {
    let isUpToDate = use { $0.current.isEmpty }
    return isUpToDate ? page : page.replacingIDs(canonical)
  }

  private func use<Value>(_ body: (inout Learned) -> Value) -> Value {
    learned.withLock { shared in
      var learned = shared ?? Learned()
      if shared == nil { learned.insert(stored()) }
      defer { shared = learned }
      return body(&learned)
    }
  }
}

extension CatalogueAliases {
  init(_ aliases: MarvelAliases) {
    self.init(canonical: { aliases.canonical($0) }, learn: { aliases.learn($0) })
  }
}

extension LiveService {
  /// The same service, which requests current ids in place of former ones.
  func resolving(_ aliases: MarvelAliases) -> LiveService {
    LiveService(
      page: { (request, onPartial) async throws(Failure) in
        try await page(request.replacingID(aliases.canonical), onPartial: onPartial)
      },
      detail: { (id, isReload) async throws(Failure) in
        try await detail(aliases.canonical(id), isReload: isReload)
      })
  }
}

extension PageRequest {
  /// The same request with another id of the owner.
  func replacingID(_ canonical: (EntryID) -> EntryID) -> PageRequest {
    var request = self
    request.source = source.replacingID(canonical)
    return request
  }
}
