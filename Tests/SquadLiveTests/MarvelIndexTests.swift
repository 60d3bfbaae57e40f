import Foundation
import SquadCore
import Testing

@testable import SquadLive

@Suite struct MarvelIndexTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Bundled")

  @Test func `the table of CBundle lists every file of Fixtures-Bundled`() throws {
    let found = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
      .filter { !$0.hasSuffix(".md") }
      .filter { name in
        let values = try? Self.folder.appending(path: name).resourceValues(forKeys: [
          .isDirectoryKey
        ])
        return values?.isDirectory == false
      }
    let listed = BundledFile.all
    #expect(listed.map(\.name).sorted() == found.sorted())
    for file in listed {
      let bytes = try Data(contentsOf: Self.folder.appending(path: file.name))
      #expect(bytes.elementsEqual(file.bytes), "\(file.name) is older in the binary")
    }
  }

  /// With RECORD set in the environment it is written anew, and the run fails.
  @Test func `the index says what the records say together`() throws {
    let expected = try Relations().text
    let file = try #require(BundledFile.all.first { $0.name == "marvel-index.json" })
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(expected.utf8).write(to: Self.folder.appending(path: file.name))
      Issue.record("recorded")
    } else if !file.bytes.elementsEqual(expected.utf8) {
      Issue.record("marvel-index.json is not what the records say; RECORD=1 writes it anew")
    }
  }
}

/// Who refers to whom, read from all records.
private struct Relations {
  private var records: [MarvelKind: [any SquadLive.MarvelRecord]] = [:]
  private var dates: [Int: MarvelDate] = [:]
  private var reverse: [SquadLive.MarvelReference: [MarvelKind: [Int]]] = [:]

  init() throws {
    for kind in MarvelKind.allCases {
      var shelf = MarvelShelf(kind: kind, files: BundledFile.all)
      try shelf.read()
      records[kind] = try shelf.slots.map { try shelf.record(at: $0) }
    }
    for case let comic as ComicRecord in records[.comics] ?? [] {
      dates[comic.id] = comic.release?.date
    }
    for kind in MarvelKind.allCases { note(kind) }
  }

  private mutating func note(_ kind: MarvelKind) {
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
    return "{\n\(all.joined(separator: ",\n"))\n}\n"
  }

  private func lines(_ record: any SquadLive.MarvelRecord, _ kind: MarvelKind) -> [String] {
    MarvelKind.allCases.compactMap { related in
      guard let list = record.list(of: related) else { return nil }
      let own = list.items.compactMap(\.reference?.id)
      var ids = own
      // Only a full list can leave something out.
      if own.count >= 20, list.available > own.count {
        let owner = SquadLive.MarvelReference(kind: kind, id: record.id)
        ids += (reverse[owner]?[related] ?? []).filter { !own.contains($0) }
      }
      if kind == .characters, related == .comics { ids = sortedByDate(ids) }
      guard ids != own else { return nil }
      let isLatestNamed = ids.suffix(2).allSatisfy(own.contains) || related != .comics
      let latest = isLatestNamed ? "" : #", "latest": \#(titles(ids.suffix(2)))"#
      return #""\#(kind.rawValue)/\#(record.id)/\#(related.rawValue)": {"ids": \#(ids)\#(latest)}"#
    }
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
