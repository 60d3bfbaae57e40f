import HTTPKit
import SquadConfig
import SquadCore
import SquadStorage
import SystemKit

/// Where squads, responses and what visitors share are kept.
struct StoragePlace {
  /// The file of one's own squad; in a kiosk that of all visitors' squads.
  let file: DataFile
  /// The same, where somebody named its folder.
  let named: DataFile?
  private let kiosk: KioskOptions?

  /// - Parameter environment: a variable's value.
  init(_ options: Options, _ config: KioskConfig, environment: (String) -> String?) {
    kiosk = options.kiosk
    let folder = options.dataFolder ?? (kiosk == nil ? nil : config.data)
    let name = kiosk == nil ? DataFile.name : DataFile.visitorsName
    named = folder.map { DataFile(folder: $0, name: name) }
    file = named ?? .standard(environment: environment)
  }

  /// Whether nothing is on disk: a kiosk's, where its operator names no folder.
  var isInMemory: Bool { kiosk != nil && named == nil }

  /// Whether services may be asked: a kiosk without a folder would ask them for each visitor.
  var hasNetwork: Bool { !isInMemory }

  /// - Parameters:
  ///   - canonical: the current id for one that an older squad may have left.
  ///   - board: counts the recruits of visitors without a name.
  func repository(
    canonical: @escaping @Sendable (EntryID) -> EntryID, board: BoardRepository?,
    notify: @escaping @Sendable (StorageNotice) -> Void
  ) -> SquadRepository {
    guard let kiosk else { return .sqlite(at: file, canonical: canonical, notify: notify) }
    guard let name = kiosk.name, let named else {
      // A recruit that isn't counted is no loss to the visitor.
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

  /// What the sessions of a kiosk that keeps something share; nothing elsewhere.
  func sharedRequests(in responses: ResponseCache) -> SharedRequests {
    guard kiosk != nil, let named else { return .none }
    return .locked(beside: named, in: responses, now: SystemTime.now)
  }

  /// The board of a kiosk that keeps something; nil elsewhere.
  func board(notify: @escaping @Sendable (StorageNotice) -> Void) -> BoardRepository? {
    guard kiosk != nil, let named else { return nil }
    return .sqlite(at: named, now: SystemTime.now, notify: notify)
  }
}
