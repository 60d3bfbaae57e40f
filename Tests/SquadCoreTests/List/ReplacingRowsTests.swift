import TestSupport
import Testing

@testable import SquadCore

@Suite struct ReplacingRowsTests {
  /// Random cases, which `make properties` runs in release.
  @Suite struct PropertyTests {
    /// The resulting rows, by a naive implementation of `insert`.
    private func inserting(_ page: [Entry], into rows: [Entry], at position: Int) -> [Entry] {
      var ids = Set(rows[..<position].map(\.id))
      let added = page.filter { ids.insert($0.id).inserted }
      return rows[..<position] + added + rows[position...].filter { !ids.contains($0.id) }
    }

    private func expect(_ list: EntryList, is model: [Entry]) {
      #expect(list.entries == model)
      #expect(list.count == model.count)
      for (index, entry) in model.enumerated() where list.firstIndex(of: entry.id) != index {
        Issue.record("\(entry.id) is not found in row \(index)")
      }
    }

    @Test(arguments: 0..<8)
    func `rows are inserted where a naive list has them`(seed: Int) {
      var random = SplitMix(seed: seed)
      var list = EntryList(Entry.many(40))
      var model = Entry.many(40)
      for _ in 0..<120 {
        let old = (list, model)
        let page = (0..<Int.random(in: 0...30, using: &random)).map { _ in
          Entry.sample("Anyone", Int.random(in: 0..<300, using: &random))
        }
        let position = Int.random(in: 0...model.count, using: &random)
        let before = model.count
        model = inserting(page, into: model, at: position)
        let added = list.insert(EntryList(page), at: position)
        #expect(added <= page.count && list.count - before <= added)
        if Int.random(in: 0..<6, using: &random) == 0 {
          let end = Int.random(in: 0...model.count, using: &random)
          model = Array(model.prefix(end))
          list.removeRows(from: end)
        }
        expect(list, is: model)
        expect(old.0, is: old.1)
      }
    }
  }

  private func blocks(of list: EntryList) -> [ObjectIdentifier] {
    var blocks: [ObjectIdentifier] = []
    list.chunks.forEachChunk { blocks.append(ObjectIdentifier($1.block)) }
    return blocks
  }

  @Test func `a page replaces its own rows and no other chunk`() {
    var list = EntryList()
    for page in 0..<400 { list.append(Entry.many(50, from: page * 50)) }
    let before = blocks(of: list)
    for page in 100..<103 {
      #expect(list.insert(EntryList(Entry.many(50, from: page * 50)), at: page * 50) == 50)
    }
    let after = blocks(of: list)
    #expect(Set(before).isSubset(of: after))
    #expect(Set(after).subtracting(before).count == 2, "two of the pages are one chunk now")
    #expect(list.firstIndex(of: "marvel/19999") == 19_999)
  }

  @Test func `rows that move up leave no empty chunk behind`() {
    var list = EntryList(Entry.many(100))
    list.insert(EntryList(Entry.many(100)), at: 0)
    #expect(blocks(of: list).count == 1)
  }

  @Test func `changing ids copies only their own rows`() {
    var list = EntryList()
    for page in 0..<10 { list.append(Entry.many(50, from: page * 50)) }
    let before = Set(blocks(of: list))
    let ids: [EntryID: EntryID] = ["marvel/7": "marvel/9000", "marvel/460": "marvel/3"]
    let changed = list.replacingIDs(ids)
    #expect(changed?.count == 499)
    #expect(changed?.firstIndex(of: "marvel/9000") == 7)
    #expect(changed?[7]?.title == "Hero 7")
    #expect(changed?.firstIndex(of: "marvel/7") == nil)
    #expect(changed?.firstIndex(of: "marvel/460") == nil)
    #expect(changed?.firstIndex(of: "marvel/461") == 460)
    #expect(changed.map { Set(blocks(of: $0)).subtracting(before).count } == 1)
    #expect(list.replacingIDs(["marvel/9999": "marvel/1"]) == nil)
    #expect(list.firstIndex(of: "marvel/7") == 7)
  }

  @Test func `the first of two rows that become one stays`() {
    let list = EntryList(Entry.many(5))
    let changed = list.replacingIDs(["marvel/1": "marvel/8", "marvel/3": "marvel/8"])
    #expect(changed?.entries.map(\.title) == ["Hero 0", "Hero 1", "Hero 2", "Hero 4"])
    #expect(changed?.firstIndex(of: "marvel/8") == 1)
  }
}
