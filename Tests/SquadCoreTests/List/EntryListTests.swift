import TestSupport
import Testing

@testable import SquadCore

@Suite struct EntryListTests {
  @Test func `rows are found by index and by id across stretches`() {
    var list = EntryList(Entry.many(3))
    list.append(Entry.many(2, from: 3))
    list.append(Entry.many(4, from: 5))
    #expect(list.count == 9)
    #expect((0..<9).map { list[$0]?.title } == (0..<9).map { "Hero \($0)" })
    #expect(list.firstIndex(of: "marvel/4") == 4)
    #expect(list.firstIndex(of: "marvel/9") == nil)
  }

  @Test func `an index outside the list gives nil`() {
    let list = EntryList([.thor])
    #expect(list[-1] == nil)
    #expect(list[1] == nil)
    #expect(EntryList()[0] == nil)
  }

  @Test func `a repeated id is dropped and the first row stays`() {
    var list = EntryList([.thor, .hulk, .sample("Thor again", 1_009_664)])
    list.append([.sample("Hulk again", 1_009_351), .ironMan])
    #expect((0..<list.count).map { list[$0]?.title } == ["Thor", "Hulk", "Iron Man"])
  }

  @Test func `a copy's unshared bytes are about what freeing it would release`() {
    let list = EntryList(Entry.many(2_000))
    #expect(list.unsharedBytes(with: list) == 0)
    var longer = list
    longer.append(Entry.many(10, from: 2_000))
    #expect((0...40_000).contains(list.unsharedBytes(with: longer)))
    #expect((500...40_000).contains(longer.unsharedBytes(with: list)))
    // A separate list takes some hundred bytes per row.
    let other = EntryList(Entry.many(2_000))
    #expect((100_000...600_000).contains(list.unsharedBytes(with: other)))
    #expect(list.unsharedBytes(with: other) == list.unsharedBytes(with: EntryList()))
  }

  @Test func `lists with equal rows are equal, however they were built`() {
    var pieces = EntryList(Entry.many(2))
    pieces.append(Entry.many(2, from: 2))
    #expect(pieces == EntryList(Entry.many(4)))
    #expect(pieces != EntryList(Entry.many(3)))
    #expect(pieces != EntryList(Entry.many(4, from: 1)))
  }

  @Test func `copies that grow apart find their own rows`() {
    var left = EntryList(Entry.many(1_000))
    var right = left
    left.append(Entry.many(500, from: 2_000))
    right.append(Entry.many(500, from: 3_000))
    #expect(left.firstIndex(of: "marvel/2499") == 1_499)
    #expect(left.firstIndex(of: "marvel/3000") == nil)
    #expect(right.firstIndex(of: "marvel/3000") == 1_000)
    #expect(right.firstIndex(of: "marvel/2000") == nil)
    right.append(Entry.many(500, from: 2_000))
    #expect(right.firstIndex(of: "marvel/2000") == 1_500)
    #expect(left.firstIndex(of: "marvel/2000") == 1_000)
  }

  @Test func `appending pages with repeated rows equals appending row by row`() {
    var random = SplitMix(seed: 7)
    var list = EntryList()
    var model: [Entry] = []
    var known: Set<EntryID> = []
    for _ in 0..<400 {
      let page = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        Entry.sample("Anyone", Int.random(in: 0..<9_000, using: &random))
      }
      list.append(page)
      model += page.filter { known.insert($0.id).inserted }
    }
    #expect(list == EntryList(model))
    #expect(list.count == model.count)
    for (index, entry) in model.enumerated() {
      #expect(list[index] == entry)
      #expect(list.firstIndex(of: entry.id) == index)
    }
  }

  @Test func `ids with the same hash are distinct`() {
    var index = RowIndex()
    for label in 0..<300 { index.insert(5, UInt64(label)) }
    index.insert(6, 300)
    #expect(index.label(5) { $0 == 299 } == 299)
    #expect(index.label(5) { $0 == 300 } == nil)
    #expect(index.label(6) { _ in true } == 300)
    #expect(index.label(7) { _ in true } == nil)
    index.remove(5, 299)
    #expect(index.label(5) { $0 == 299 } == nil)
    #expect(index.label(5) { $0 == 298 } == 298)
  }

  @Test func `a copy doesn't change when rows are appended to the original`() {
    var list = EntryList([.thor])
    let copy = list
    list.append([.hulk])
    #expect(copy.count == 1)
    #expect(copy.firstIndex(of: Entry.hulk.id) == nil)
  }
}
