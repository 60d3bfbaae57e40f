import PlainText
import TestSupport
import Testing

@testable import SquadCore

@Suite struct EntryPackerTests {
  private static let own = CatalogueID(rawValue: "own")
  /// More rows than a list indexes itself.
  private static let many = EntryList.joinedLimit + 100

  private func pack(
    _ numbers: some Sequence<Int>, with packer: inout EntryPacker, moreFollow: Bool = false
  ) -> EntryList {
    for number in numbers {
      var (path, title) = ("\(number)", "Héro \(number)")
      let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
      packer.begin(title: none)
      packer.add(
        path: Array(path.utf8), hash: path.withUTF8(PathHash.hash), title: none, subtitle: none)
      title.withUTF8 { packer.addAlias($0) }
      packer.end()
    }
    return packer.take(moreFollow: moreFollow)
  }

  private func id(_ number: Int) -> EntryID { EntryID(Self.own, "\(number)") }

  @Test func `rows of one packer follow each other and are found by id`() {
    var packer = EntryPacker(Self.own)
    var list = pack(0..<100, with: &packer)
    list.append(pack(100..<Self.many, with: &packer))
    list.append(pack(Self.many..<3 * Self.many, with: &packer))
    list.append(pack(3 * Self.many..<3 * Self.many + 7, with: &packer))
    #expect(list.count == 3 * Self.many + 7)
    for number in stride(from: 0, to: list.count, by: 97) + [99, 100, list.count - 1] {
      #expect(list.firstIndex(of: id(number)) == number)
    }
    #expect(list.firstIndex(of: id(list.count)) == nil)
    #expect(packer.packed.list(from: 150).firstIndex(of: id(150)) == 0)
    #expect(packer.packed.list(from: 150).count == list.count - 150)
  }

  @Test func `rows are the same whether the buffers are kept or not`() {
    func lists(keeping: Bool) -> [[Entry]] {
      var packer = EntryPacker(Self.own)
      return [Self.many, 3, Self.many + 1].map { count in
        pack(0..<count, with: &packer, moreFollow: keeping).entries
      }
    }
    #expect(lists(keeping: true) == lists(keeping: false))
  }

  @Test func `looking up an id compares few other rows`() {
    let hashes = (0..<20_000).map { number in
      var path = "\(number)"
      return path.withUTF8(PathHash.hash)
    }
    let slots = RowHashTable(hashes)
    var compared = 0
    let isFound = hashes.enumerated().allSatisfy { row, hash in
      let found = slots.row(hash) { other in
        compared += 1
        return other == row
      }
      return found == row
    }
    #expect(isFound && compared < 21_000)
  }

  @Test func `appending the same page again adds nothing`() {
    var packer = EntryPacker(Self.own)
    let (first, second) = (
      pack(0..<Self.many, with: &packer), pack(Self.many..<2 * Self.many, with: &packer)
    )
    var list = first
    list.append(second)
    list.append(first)
    list.append(second)
    #expect(list.count == 2 * Self.many)
  }

  @Test func `appending large packed blocks equals appending row by row`() {
    var list = EntryList()
    var model: [EntryID] = []
    var known: Set<EntryID> = []
    for first in [0, 5_000, 2_000, 30_000] {
      var packer = EntryPacker(Self.own)
      list.append(pack(first..<first + Self.many, with: &packer))
      model += (first..<first + Self.many).map(id).filter { known.insert($0).inserted }
    }
    list.removeRows(from: model.count - 20)
    model.removeLast(20)
    let moved = [model[9_000], id(99_999), model[3]]
    list = list.putting(first: moved)
    model = [model[9_000], model[3]] + model.filter { !moved.contains($0) }
    let changed = model[7_000]
    list = list.replacing(7_000, with: Entry(id: changed, title: "Changed"))
    #expect(list.count == model.count)
    #expect(list[7_000]?.title == "Changed")
    for (row, id) in model.enumerated() where list.firstIndex(of: id) != row {
      Issue.record("\(id) isn't in row \(row)")
    }
    #expect(list.firstIndex(of: id(30_000 + Self.many - 1)) == nil)
  }

  @Test func `a copied row changes only in its sort text`() {
    let row = Entry(
      id: "own/7", title: "Æon", subtitle: "one", aliases: ["Ōne", "two"], isRecruitable: true,
      mainSection: "films", badge: "Æ", sortText: "old", note: "note")
    let plain = Entry(id: "own/8", title: "Plain")
    var packer = EntryPacker(Self.own)
    var text = "1,234"
    text.withUTF8 { packer.append(row, sortText: $0) }
    packer.append(plain, sortText: .init(start: nil, count: 0))
    let list = packer.take()
    #expect(
      list.entries == [
        Entry(
          id: "own/7", title: "Æon", subtitle: "one", aliases: ["Ōne", "two"], isRecruitable: true,
          mainSection: "films", badge: "Æ", sortText: "1,234"), plain,
      ])
    for query in ["aeon", "one", "two", "plain"] {
      #expect(list.rows(matching: SearchQuery(query)).count == 1)
    }
    #expect(list.rows(matching: SearchQuery("on"))[0] == 0)
  }

  @Test func `a row found by an alias shows the alias with its label`() throws {
    var packer = EntryPacker(Self.own)
    func utf8(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
      var text = text
      text.withUTF8(body)
    }
    utf8("Bruce Banner") { title in
      packer.begin(title: title)
      utf8("alive") { packer.add(path: [0x37], hash: 7, title: title, subtitle: $0) }
    }
    utf8("alive") { packer.addAlias($0, label: 0) }
    utf8("Hulk") { packer.addAlias($0, label: 1) }
    packer.end()
    let row = try #require(packer.take()[0])
    #expect(row.aliases == ["alive", "Hulk"] && row.aliasLabels == [0, 1])
    var column = ListColumn("status")
    func match(_ text: String) -> String? { column.match(of: SearchQuery(text), in: row) }
    #expect(match("hulk") == nil)
    column.aliasLabels = ["status", "alias"]
    #expect(match("hulk") == "alias Hulk" && match("hlk") == nil)
    #expect(match("bruce") == nil && match("alive") == nil)
  }

  @Test func `the letter index finds the same rows as a search of the texts`() {
    var random = SplitMix(seed: 3)
    let parts = ["S", "sa", "Ana", "man o' war", "Ōs", "7", "x-s", "", "Straße", "q"]
    var packer = EntryPacker(Self.own)
    var plain: [Entry] = []
    for number in 0..<Self.many {
      let texts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in
          parts.randomElement(using: &random)
        }.joined(separator: " ")
      }
      let entry = Entry(
        id: id(number), title: PlainText.line(texts[0]),
        aliases: texts.dropFirst().map { PlainText.line($0) })
      packer.append(entry, sortText: UnsafeBufferPointer(start: nil, count: 0))
      plain.append(entry)
    }
    let packed = packer.take()
    #expect(packed[0]?.block.folded.letters != nil)
    var (shifted, scanned) = (EntryList(Entry.many(37)), EntryList(Entry.many(37)))
    shifted.append(packed)
    for part in stride(from: 0, to: plain.count, by: 1_000) {
      scanned.append(Array(plain[part..<min(part + 1_000, plain.count)]))
    }
    for text in "abcdefghijklmnopqrstuvwxyz7".map(String.init) + ["ma", "sq", "xs ana", "strasse"] {
      let query = SearchQuery(text)
      let found = shifted.rows(matching: query)
      #expect(found == scanned.rows(matching: query), "\(text)")
      let looser = SearchQuery(text + text).fuzzy ?? query
      #expect(shifted.rows(matching: looser) == scanned.rows(matching: looser))
    }
    #expect(shifted.rows(matching: SearchQuery("s")).count > Self.many / 2)
  }
}
