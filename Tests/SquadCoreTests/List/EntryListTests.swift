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

  @Test func `outside there is nothing`() {
    let list = EntryList([.thor])
    #expect(list[-1] == nil)
    #expect(list[1] == nil)
    #expect(EntryList()[0] == nil)
  }

  @Test func `an id that is there already is dropped, the first one stays`() {
    var list = EntryList([.thor, .hulk, .sample("Thor again", 1_009_664)])
    list.append([.sample("Hulk again", 1_009_351), .ironMan])
    #expect((0..<list.count).map { list[$0]?.title } == ["Thor", "Hulk", "Iron Man"])
  }

  @Test func `equal rows are equal lists, however they came`() {
    var pieces = EntryList(Entry.many(2))
    pieces.append(Entry.many(2, from: 2))
    #expect(pieces == EntryList(Entry.many(4)))
    #expect(pieces != EntryList(Entry.many(3)))
    #expect(pieces != EntryList(Entry.many(4, from: 1)))
  }

  @Test func `a copy does not see what is added later`() {
    var list = EntryList([.thor])
    let copy = list
    list.append([.hulk])
    #expect(copy.count == 1)
    #expect(copy.firstIndex(of: Entry.hulk.id) == nil)
  }
}
