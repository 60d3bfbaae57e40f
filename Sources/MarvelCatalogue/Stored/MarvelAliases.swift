import SquadCore
import Synchronization

/// All ids that characters bore before: those of the table, and those that live rows took the place
/// of since.
package final class MarvelAliases: Sendable {
  private struct Learned {
    var current: [EntryID: EntryID] = [:]
    var former: [EntryID: EntryID] = [:]

    mutating func take(_ ids: [EntryID: EntryID]) {
      for (old, new) in ids where MarvelAliasTable.madeUpNumber(of: old) != nil {
        current[old] = new
        former[new] = old
      }
    }
  }

  private let table: MarvelAliasTable
  private let stored: @Sendable () -> [EntryID: EntryID]
  /// Nil until somebody asks.
  private let learned = Mutex<Learned?>(nil)

  /// - Parameter stored: the ids that were kept for good, from old to new; read once.
  package init(
    _ table: MarvelAliasTable = MarvelAliasTable(),
    stored: @escaping @Sendable () -> [EntryID: EntryID] = { [:] }
  ) {
    self.table = table
    self.stored = stored
  }

  /// The id that an entry bears now.
  func canonical(_ id: EntryID) -> EntryID {
    guard MarvelAliasTable.madeUpNumber(of: id) != nil else { return id }
    let known = table.canonical(id)
    return known == id ? use { $0.current[id] } ?? id : known
  }

  /// The id under which the bundle has an entry.
  func bundled(_ id: EntryID) -> EntryID {
    let id = canonical(id)
    return use { $0.former[id] } ?? id
  }

  func learn(_ ids: [EntryID: EntryID]) {
    use { $0.take(ids) }
  }

  /// A page of the bundle under the ids of now.
  func updated(_ page: Page) -> Page {
    let isUpToDate = use { $0.current.isEmpty }
    return isUpToDate ? page : page.replacingIDs(canonical)
  }

  private func use<Value>(_ body: (inout Learned) -> Value) -> Value {
    learned.withLock { known in
      var learned = known ?? Learned()
      if known == nil { learned.take(stored()) }
      defer { known = learned }
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
  /// The same service, asked for the ids of now.
  func asked(by aliases: MarvelAliases) -> LiveService {
    LiveService(
      page: { (request, onPartial) async throws(Failure) in
        try await page(request.replacingID(aliases.canonical), onPartial: onPartial)
      },
      detail: { (id, isAnew) async throws(Failure) in
        try await detail(aliases.canonical(id), isAnew: isAnew)
      })
  }
}

extension PageRequest {
  /// The same question about an owner under another id.
  func replacingID(_ canonical: (EntryID) -> EntryID) -> PageRequest {
    var request = self
    request.source = source.replacingID(canonical)
    return request
  }
}
