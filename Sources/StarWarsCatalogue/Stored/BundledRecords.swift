import CatalogueKit
import JSONReader
import SquadCore
import Synchronization

/// The records of one bundled file, which is read when the first of them is needed.
final class BundledRecords<Record: SwapiRecord>: Sendable {
  private struct Held {
    var records: [Record] = []
    var indices: [Int: Int] = [:]
    var isRead = false
  }

  private let kind: SwapiKind
  private let file: BundledFile?
  private let held = Mutex(Held())

  init(_ kind: SwapiKind, in files: [BundledFile]) {
    self.kind = kind
    file = files.first { $0.name == "starwars/\(kind.rawValue).json" }
  }

  var isRead: Bool { held.withLock { $0.isRead } }

  /// All of them, in the order of their ids. Throws `Failure`.
  func all() throws(Failure) -> [Record] { try read().records }

  /// The record of an id; nil where it is not bundled.
  func record(_ id: Int) -> Record? {
    guard let held = try? read(), let index = held.indices[id] else { return nil }
    return held.records[index]
  }

  private func read() throws(Failure) -> Held {
    try held.withLock { held throws(Failure) in
      if !held.isRead { held = try load() }
      return held
    }
  }

  private func load() throws(Failure) -> Held {
    let name = "starwars/\(kind.rawValue).json"
    guard let file else { throw .unreadable(name) }
    do {
      var reader = JSONReader(file.bytes)
      var held = Held(isRead: true)
      try reader.elements { reader in
        var draft = SwapiRecordBuilder<Record>(kind, asked: nil)
        try reader.members { try draft.read($0, from: &$1) }
        guard let record = draft.finished else { throw reader.problem("no \(kind.rawValue)") }
        held.indices[record.id] = held.records.count
        held.records.append(record)
      }
      try reader.finish()
      return held
    } catch {
      throw Failure(name, error)
    }
  }
}
