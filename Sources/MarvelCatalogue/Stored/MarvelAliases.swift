import CatalogueKit
import SquadCore
import Synchronization

/// All former ids of characters: those in the table, and placeholders that live rows have replaced.
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

  /// `stored` reads the learned ids from disk, from old to new; it is called once.
  package init(
    _ table: MarvelAliasTable = MarvelAliasTable(),
    stored: @escaping @Sendable () -> [EntryID: EntryID] = { [:] }
  ) {
    self.table = table
    self.stored = stored
  }

  /// The current id of an entry.
  @Sendable func canonical(_ id: EntryID) -> EntryID {
    guard MarvelAliasTable.madeUpNumber(of: id) != nil else { return id }
    let listed = table.canonical(id)
    return listed == id ? use { $0.current[id] } ?? id : listed
  }

  /// The id of an entry in the bundle.
  func bundled(_ id: EntryID) -> EntryID {
    let id = canonical(id)
    return use { $0.former[id] } ?? id
  }

  @Sendable func learn(_ ids: [EntryID: EntryID]) {
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

/// Marvel's ids of characters by the placeholder ids of early bundles, from `marvel/aliases.tsv`:
/// tab-separated lines `9000001, 1009664, Thor`. Squads may hold such an id forever.
package final class MarvelAliasTable: Sendable {
  /// The placeholder ids of characters. None of Marvel's is that large.
  static let madeUp = 9_000_001...9_099_999

  /// Marvel's ids by placeholders.
  private let lines: LazyValue<[Int: Int]>

  /// Reads no file yet.
  package init(files: [BundledFile] = BundledFile.all) {
    let file = try? files.named("marvel/aliases.tsv")
    lines = LazyValue { file.map(Self.lines) ?? [:] }
  }

  /// Marvel's id for a known placeholder; any other id unchanged.
  @Sendable package func canonical(_ id: EntryID) -> EntryID {
    guard let number = Self.madeUpNumber(of: id), let marvels = (try? lines.value())?[number] else {
      return id
    }
    return MarvelReference(kind: .characters, id: marvels).entryID
  }

  /// The number of a placeholder id; nil for any other id. A start calls it for every entry in the
  /// squad and its journal.
  static func madeUpNumber(of id: EntryID) -> Int? {
    guard id.path.utf8.count == 7, id.path.utf8.first == UInt8(ascii: "9"),
      id.catalogue == .marvel, let number = Int(id.path), madeUp.contains(number)
    else { return nil }
    return number
  }

  /// Parses the file as far as it is valid.
  static func lines(of file: BundledFile) -> [Int: Int] {
    var lines: [Int: Int] = [:]
    var reader = TableReader(file.bytes)
    while let old = reader.number(), let new = reader.number(), reader.text() != nil,
      reader.endLine()
    {
      lines[old] = new
    }
    return lines
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
