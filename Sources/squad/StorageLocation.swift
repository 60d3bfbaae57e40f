import HTTPKit
import SquadConfig
import SquadCore
import SquadStorage
import SystemKit

/// Locations of squads, responses and data shared by visitors.
struct StorageLocation {
  /// File of the user's squad; in a kiosk that of all visitors' squads.
  let file: DataFile
  /// The file where its folder was chosen explicitly; otherwise nil.
  let named: DataFile?
  /// Address of the server that has the squads instead; nil without one.
  let server: String?
  /// Name of the squad there; nil for the database role's, and for a visitor without a name.
  let name: String?
  private let kiosk: KioskOptions?
  private let isOffline: Bool

  init(_ options: Options, _ config: KioskConfig) {
    kiosk = options.kiosk
    isOffline = options.isOffline && kiosk == nil
    let folder = options.dataFolder ?? (kiosk == nil ? nil : config.data)
    let fileName = kiosk == nil ? DataFile.name : DataFile.visitorsName
    named = folder.map { DataFile(folder: $0, name: fileName) }
    file = named ?? DataFile.standard { Environment[$0] }
    // A kiosk's visitor must not choose the server or the name by a variable.
    func chosen(_ name: String) -> String? {
      options.kiosk == nil ? Environment[name] : nil
    }
    server = options.kiosk == nil ? chosen("SQUAD_STORE") : config.store
    name = options.squadName?.text ?? chosen("SQUAD_NAME")
  }

  /// Whether services may be asked; a kiosk without a folder would ask them again for each visitor.
  var hasNetwork: Bool { kiosk == nil || named != nil }

  /// `canonical` returns the current id for one from an older squad. `board` counts recruits of
  /// nameless visitors.
  func store(
    canonical: @escaping @Sendable (EntryID) -> EntryID, board: BoardRepository?,
    notify: @escaping @Sendable (StorageNotice) -> Void
  ) -> SquadStore {
    if server != nil, isOffline {
      return SquadStore(
        load: { throw StorageError.server(.offline) },
        performAll: { _ in throw StorageError.server(.offline) })
    }
    if let server, kiosk == nil || name != nil {
      return .postgres(
        at: server, name: name, isVisitor: kiosk != nil, from: kiosk?.address, now: SystemTime.now,
        canonical: canonical)
    }
    guard let kiosk else { return .sqlite(at: file, canonical: canonical, notify: notify) }
    guard let name, let named else {
      // Counting a recruit must neither fail nor delay the visitor's session.
      return .inMemory { [server] id in
        guard server != nil else { return _ = try? board?.count(id) }
        try? DetachedThread.start { try? board?.count(id) }
      }
    }
    return .visitor(
      name, from: kiosk.address, at: named, now: SystemTime.now, canonical: canonical,
      notify: notify)
  }

  func responseCache(
    canonical: @escaping @Sendable (EntryID) -> EntryID,
    notify: @escaping @Sendable (StorageNotice) -> Void
  ) -> ResponseCache {
    guard kiosk != nil else { return .sqlite(at: file, canonical: canonical, notify: notify) }
    guard let named else { return .none }
    return .sqlite(at: named.sibling(DataFile.responsesName), canonical: canonical, notify: notify)
  }

  /// Requests shared by the sessions of a kiosk with a folder; `.none` elsewhere.
  func sharedRequests(in responses: ResponseCache) -> SharedRequests {
    guard kiosk != nil, let named else { return .none }
    return .locked(beside: named, in: responses, now: SystemTime.now)
  }

  /// Board of a kiosk with a server or a folder; nil elsewhere.
  func board(notify: @escaping @Sendable (StorageNotice) -> Void) -> BoardRepository? {
    guard kiosk != nil else { return nil }
    if let server { return .postgres(at: server, now: SystemTime.now) }
    return named.map { .sqlite(at: $0, now: SystemTime.now, notify: notify) }
  }
}
