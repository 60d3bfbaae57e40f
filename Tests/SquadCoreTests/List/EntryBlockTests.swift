import PlainText
import TestSupport
import Testing

@testable import SquadCore

@Suite struct EntryBlockTests {
  private let full = Entry(
    id: "bitcoin/ÄÖ", title: "Ärger 🦸🏽", subtitle: "Euro", aliases: ["", "Zwölf", "drei"],
    isRecruitable: true, mainSection: "comics",
    quote: Quote(rate: Amount(millionths: 5), places: 2, unit: "€", freshness: nil), badge: "€")
  private let bare = Entry(id: "bitcoin/USD", title: "USD")

  @Test func `a row returns its values, alone and in a list`() {
    let list = EntryList([bare, full])
    for entry in [full, list[1]] {
      #expect(entry?.id == "bitcoin/ÄÖ")
      #expect(entry?.title == "Ärger 🦸🏽")
      #expect(entry?.subtitle == "Euro")
      #expect(entry?.aliases == ["", "Zwölf", "drei"])
      #expect(entry?.isRecruitable == true)
      #expect(entry?.mainSection == "comics")
      #expect(entry?.quote?.rate == Amount(millionths: 5))
      #expect(entry?.badge == "€")
      #expect(entry.map { String(decoding: $0.foldedName, as: UTF8.self) } == "arger 🦸")
    }
    #expect(list[0]?.quote == nil)
    #expect(list[0]?.badge == nil)
    #expect(list[0]?.mainSection == nil)
    #expect(list[0]?.aliases == [])
    #expect(list[0]?.isRecruitable == false)
  }

  @Test func `rows with the same values are equal, wherever they are stored`() {
    let list = EntryList([bare, full])
    #expect(list[1] == full)
    #expect(list[0] != full)
    #expect(full.with(id: "bitcoin/USD") != bare)
    #expect(full.with(id: "bitcoin/USD").with(id: full.id) == full)
    #expect(Entry(id: "marvel/USD", title: "USD") != bare)
    #expect(Entry(id: bare.id, title: "USD", badge: "") != bare)
    let other = Quote(rate: Amount(millionths: 6), places: 2, unit: "€", freshness: nil)
    #expect(Entry(id: bare.id, title: "USD", quote: other) != bare)
  }

  @Test func `rows of other catalogues and all rows of a block find themselves`() {
    let mixed = [bare, .thor, full, .hulk, .ironMan]
    let list = EntryList(mixed)
    #expect(list.entries == mixed)
    #expect(mixed.map { list.firstIndex(of: $0.id) } == [0, 1, 2, 3, 4])
    #expect(list.firstIndex(of: EntryID(.marvel, "USD")) == nil)
  }

  @Test func `rows that already are a block aren't copied`() {
    let list = EntryList(Entry.many(20))
    let again = EntryBlock.packing(list.entries)
    #expect(again.count == 1)
    #expect(again.first === list[0]?.block)
    #expect(EntryBlock.packing(list.entries.dropLast()).first !== list[0]?.block)
  }

  @Test func `a row takes few bytes`() {
    #expect(MemoryLayout<Entry>.stride == 16)
    #expect(MemoryLayout<Entry?>.stride == 16)
  }
}
