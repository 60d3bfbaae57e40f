import CatalogueTestSupport
import Foundation
import HTTPTestSupport
import PlainText
import SquadCore
import Testing

@testable import CatalogueKit
@testable import MarvelCatalogue

@Suite struct MarvelIndexTests {
  @Test func `the table of CBundle lists every file of Fixtures-Bundled`() throws {
    let found = try FileManager.default.subpathsOfDirectory(atPath: ProjectFolder.bundled.path)
      .filter { !$0.hasSuffix(".md") }
      .filter { name in
        let values = try? ProjectFolder.bundled.appending(path: name).resourceValues(forKeys: [
          .isDirectoryKey
        ])
        return values?.isDirectory == false
      }
    let listed = BundledFile.all
    #expect(listed.map(\.name).sorted() == found.sorted())
    for file in listed {
      let bytes = try Data(contentsOf: ProjectFolder.bundled.appending(path: file.name))
      #expect(bytes.elementsEqual(file.bytes), "\(file.name) is older in the binary")
    }
  }

  @Test func `the index matches the relations in the records`() throws {
    try DerivedFile.expect(try Relations().text, in: "marvel-index.tsv")
  }

  @Test(arguments: MarvelKind.allCases)
  func `the rows match the records`(kind: MarvelKind) throws {
    var table = BundledTable(kind, in: BundledFile.records)
    try table.read()
    #expect(table.filesRead > 0)
    #expect(table.unreadable == 0)
    let attribution = PlainText.line(try #require(table.attribution))
    let rows = table.slots.map { slot in
      ([
        "\(slot.id)", "\(slot.modified)", "\(slot.file)", "\(slot.position)", slot.entry.subtitle,
        slot.entry.title,
      ] + slot.entry.aliases).joined(separator: "\t")
    }
    let lines = ["\(rows.count)\t\(attribution)"] + rows
    try DerivedFile.expect(
      lines.joined(separator: "\n") + "\n", in: "marvel/\(kind.rawValue)-rows.tsv")
  }

  @Test(arguments: MarvelKind.allCases)
  func `a table parses the derived rows and no file of records`(kind: MarvelKind) throws {
    var table = BundledTable(kind, in: BundledFile.records)
    var derived = BundledTable(kind, in: BundledFile.all)
    try table.read()
    try derived.read(rows: 1)
    #expect(derived.slots.count == 1 && derived.total == table.slots.count)
    try derived.read()
    #expect(derived.isComplete && derived.filesRead == 0)
    let isSame = derived.slots == table.slots
    #expect(isSame)
  }
}

extension MarvelRelease {
  fileprivate var date: MarvelDate {
    switch self {
    case .onSale(let date), .cover(let date), .coverYear(let date): date
    }
  }
}

/// References between records, read from all of them.
private struct Relations {
  private var records: [MarvelKind: [any MarvelRecord]] = [:]
  /// Sort keys of the comics' dates.
  private var dates: [Int: Int] = [:]
  private var reverse: [MarvelReference: [MarvelKind: [Int]]] = [:]

  init() throws {
    for kind in MarvelKind.allCases {
      var table = BundledTable(kind, in: BundledFile.records)
      try table.read()
      records[kind] = try table.slots.map { try table.record(at: $0) }
    }
    for case let comic as ComicRecord in records[.comics] ?? [] {
      dates[comic.id] = comic.release?.date.sortKey
    }
    for kind in MarvelKind.allCases { record(kind) }
  }

  private mutating func record(_ kind: MarvelKind) {
    for record in records[kind] ?? [] {
      var owners = MarvelKind.allCases.flatMap { record.list(of: $0)?.items ?? [] }
      if let series = (record as? ComicRecord)?.series { owners.append(series) }
      for owner in Set(owners.compactMap(\.reference)) {
        reverse[owner, default: [:]][kind, default: []].append(record.id)
      }
    }
  }

  var text: String {
    let all = MarvelKind.allCases.flatMap { kind in
      (records[kind] ?? []).flatMap { lines($0, kind) }
    }
    let sorted = (all + dateLines).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return sorted.joined(separator: "\n") + "\n"
  }

  private func lines(_ record: any MarvelRecord, _ kind: MarvelKind) -> [String] {
    MarvelKind.allCases.compactMap { related in
      guard let all = record.list(of: related) else { return nil }
      let own = all.items.compactMap(\.reference?.id)
      var ids = own
      // Only a list that is full can omit items.
      if own.count >= 20, all.available > own.count {
        let owner = MarvelReference(kind: kind, id: record.id)
        ids += (reverse[owner]?[related] ?? []).filter { !own.contains($0) }
      }
      if kind == .characters, related == .comics { ids = sortedByDate(ids) }
      guard ids != own else { return nil }
      let latest = ids.suffix(MarvelIndex.latestCount)
      let isLatestNamed = latest.allSatisfy(own.contains) || related != .comics
      let route = "\(kind.rawValue)/\(record.id)/\(related.rawValue)"
      let list = ids.map(String.init)
      return ([route, "\(ids.count)"] + list + (isLatestNamed ? [] : titles(latest))).joined(
        separator: "\t")
    }
  }

  /// Dates of the latest comics, which characters' details show.
  private var dateLines: [String] {
    let last = (records[.characters] ?? []).flatMap { record in
      comics(of: record).suffix(MarvelIndex.latestCount)
    }
    return Set(last).compactMap { id in
      let date = records[.comics]?.first { $0.id == id }?.rowSubtitle ?? ""
      return date.isEmpty ? nil : "comics/\(id)/date\t\(date)"
    }
  }

  /// A character's comics, oldest first if the index sorts them.
  private func comics(of record: any MarvelRecord) -> [Int] {
    let line = lines(record, .characters).first { $0.hasPrefix("characters/\(record.id)/comics\t") }
    guard let line else { return record.list(of: .comics)?.items.compactMap(\.reference?.id) ?? [] }
    let parts = line.split(separator: "\t")
    return parts.dropFirst(2).prefix(Int(parts[1]) ?? 0).compactMap { Int($0) }
  }

  private func titles(_ ids: some Collection<Int>) -> [String] {
    ids.compactMap { id in records[.comics]?.first { $0.id == id }?.entry.title }
  }

  private func sortedByDate(_ ids: [Int]) -> [Int] {
    let dated = ids.filter { dates[$0] != nil }.sorted { left, right in
      guard let first = dates[left], let second = dates[right], first != second else {
        return (ids.firstIndex(of: left) ?? 0) < (ids.firstIndex(of: right) ?? 0)
      }
      return first < second
    }
    return ids.filter { dates[$0] == nil } + dated
  }
}

extension BundledFile {
  /// All records, without the files derived from them.
  static var records: [BundledFile] { all.filter { !$0.name.hasSuffix("-rows.tsv") } }
}

extension BundledTable<MarvelFormat> {
  fileprivate init(_ kind: MarvelKind, in files: [BundledFile]) {
    self.init(MarvelFormat(kind: kind, bundle: files), in: files)
  }
}
