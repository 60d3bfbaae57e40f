import HTTPKit
import SquadConfig
import SquadCore
import SquadStorage
import SystemKit

/// Places of squads, responses and data shared by visitors.
struct StoragePlace {
  /// File of the user's squad; in a kiosk that of all visitors' squads.
  let file: DataFile
  /// The file where its folder was chosen explicitly; otherwise nil.
  let named: DataFile?
  private let kiosk: KioskOptions?

  /// `environment` looks up a variable.
  init(_ options: Options, _ config: KioskConfig, environment: (String) -> String?) {
    kiosk = options.kiosk
    let folder = options.dataFolder ?? (kiosk == nil ? nil : config.data)
    let name = kiosk == nil ? DataFile.name : DataFile.visitorsName
    named = folder.map { DataFile(folder: $0, name: name) }
    file = named ?? .standard(environment: environment)
  }

  /// Whether nothing is stored: in a kiosk without a folder.
  var isInMemory: Bool { kiosk != nil && named == nil }

  /// Whether services may be asked; a kiosk without a folder would ask them again for each visitor.
  var hasNetwork: Bool { !isInMemory }

  /// `canonical` returns the current id for one from an older squad. `board` counts recruits of
  /// nameless visitors.
  func repository(
    canonical: @escaping @Sendable (EntryID) -> EntryID, board: BoardRepository?,
    notify: @escaping @Sendable (StorageNotice) -> Void
  ) -> SquadRepository {
    guard let kiosk else { return .sqlite(at: file, canonical: canonical, notify: notify) }
    guard let name = kiosk.name, let named else {
      // Failing to count a recruit doesn't concern the visitor.
      return .inMemory { try? board?.count($0) }
    }
    return .visitor(
      name.text, from: kiosk.address, at: named, now: SystemTime.now, canonical: canonical,
      notify: notify)
  }

  func responseCache(
    canonical: @escaping @Sendable (EntryID) -> EntryID,
    notify: @escaping @Sendable (StorageNotice) -> Void
  ) -> ResponseCache {
    guard kiosk != nil else { return .sqlite(at: file, canonical: canonical, notify: notify) }
    guard let named else { return .none }
    return .sqlite(
      at: named.sibling(DataFile.responsesName), canonical: canonical, notify: notify)
  }

  /// Requests shared by the sessions of a kiosk with a folder; `.none` elsewhere.
  func sharedRequests(in responses: ResponseCache) -> SharedRequests {
    guard kiosk != nil, let named else { return .none }
    return .locked(beside: named, in: responses, now: SystemTime.now)
  }

  /// Board of a kiosk with a folder; nil elsewhere.
  func board(notify: @escaping @Sendable (StorageNotice) -> Void) -> BoardRepository? {
    guard kiosk != nil, let named else { return nil }
    return .sqlite(at: named, now: SystemTime.now, notify: notify)
  }
}
