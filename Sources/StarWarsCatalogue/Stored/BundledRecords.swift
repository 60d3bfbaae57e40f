import CatalogueKit
import JSONReader
import SquadCore

/// The records of one bundled file, which is parsed when the first of them is needed.
final class BundledRecords<Record: SwapiRecord>: Sendable {
  struct Contents {
    var records: [Record] = []
    var indices: [Int: Int] = [:]
  }

  let contents: LazyValue<Contents>

  init(_ kind: SwapiKind, in files: [BundledFile]) {
    let name = "starwars/\(kind.rawValue).json"
    let file = files.first { $0.name == name }
    contents = LazyValue { () throws(Failure) in
      guard let file else { throw .unreadable(name) }
      do { return try Self.parse(file, kind) } catch { throw Failure(name, error) }
    }
  }

  /// All of them, in the order of their ids. Throws `Failure`.
  func all() throws(Failure) -> [Record] { try contents.value().records }

  /// The record of an id; nil where it is not bundled.
  func record(_ id: Int) -> Record? {
    guard let contents = try? contents.value(), let index = contents.indices[id] else {
      return nil
    }
    return contents.records[index]
  }

  private static func parse(_ file: BundledFile, _ kind: SwapiKind) throws -> Contents {
    var reader = JSONReader(file.bytes)
    var contents = Contents()
    try reader.elements { reader in
      var draft = SwapiRecordBuilder<Record>(kind, requested: nil)
      try reader.members { try draft.read($0, from: &$1) }
      guard let record = draft.finished else { throw reader.problem("no \(kind.rawValue)") }
      contents.indices[record.id] = contents.records.count
      contents.records.append(record)
    }
    try reader.finish()
    return contents
  }
}
