import CatalogueKit
import SquadCore

/// The ids that squad had made up for characters before it knew Marvel's, and Marvel's: a file of
/// the bundle, `marvel/aliases.tsv`, a line `9000001, 1009664, Thor` each, parted by tabs. Who has
/// kept one of the old ids is understood for good.
package final class MarvelAliasTable: Sendable {
  /// The numbers that squad makes up for characters. None of Marvel's is that large.
  static let madeUp = 9_000_001...9_099_999

  /// Marvel's ids by the made-up ones.
  private let lines: LazyValue<[Int: Int]>

  /// With the table among `files`; reads nothing yet.
  package init(files: [BundledFile] = BundledFile.all) {
    let file = files.first { $0.name == "marvel/aliases.tsv" }
    lines = LazyValue { file.map(Self.lines) ?? [:] }
  }

  /// Marvel's id for a made-up one; every other id stays as it is, and so does one that Marvel's
  /// isn't known for.
  @Sendable package func canonical(_ id: EntryID) -> EntryID {
    guard let number = Self.madeUpNumber(of: id), let marvels = marvels(number) else { return id }
    return MarvelReference(kind: .characters, id: marvels).entryID
  }

  /// The number of an id that squad made up; nil for any other. The start asks this of everybody in
  /// the squad and its journal.
  static func madeUpNumber(of id: EntryID) -> Int? {
    guard id.path.utf8.count == 7, id.path.utf8.first == UInt8(ascii: "9"),
      id.catalogue == .marvel, let number = Int(id.path), madeUp.contains(number)
    else { return nil }
    return number
  }

  private func marvels(_ number: Int) -> Int? { (try? lines.value())?[number] }

  /// What the file says, as far as it can be read.
  static func lines(of file: BundledFile) -> [Int: Int] {
    var lines: [Int: Int] = [:]
    var reader = TableReader(file.bytes)
    while !reader.isAtEnd {
      guard let old = reader.number(), let new = reader.number(), reader.text() != nil,
        reader.endLine()
      else { break }
      lines[old] = new
    }
    return lines
  }
}
