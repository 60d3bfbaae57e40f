import Foundation
import OwnTestSupport
import PlainText
import SquadCore
import Testing

@testable import OwnCatalogue

/// A file as a list's source.
@Suite struct OwnSourceTests {
  struct Text: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    var encoding: TextEncoding?

    init(_ name: String, _ text: String, _ encoding: TextEncoding? = nil) {
      self.name = name
      self.encoding = encoding
      bytes = encoding == .latin1 ? text.unicodeScalars.map { UInt8($0.value) } : Array(text.utf8)
    }

    init(_ name: String, utf16 text: String) {
      self.name = name
      bytes = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }

    var testDescription: String { name }
  }

  private static let names = (1...1_300).map {
    "Ñame \($0 % 1_290) of a row that is as long as a row may well be"
  }
  private static func rows(_ row: (Int, String) -> String) -> [String] {
    names.enumerated().map { row($0, $1) }
  }
  private static let objects = rows {
    #"{"id": \#($0 % 1_280), "name": "\#($1)", "role": "r\#($0 % 7)\n", "n": {"x": 1}}"#
  }
  private static let csv =
    "id;name;role;size\n"
    + rows { "\($0 % 1_280);\"\($1); \"\"q\"\"\";r\($0 % 7);\($0 % 9),5\n" }.joined()

  /// Texts longer than the part from which the format is detected.
  private static let texts = [
    Text("a.jsonl", objects.joined(separator: "\n")),
    Text("a.json", "[" + objects.joined(separator: ",\n") + "]"),
    Text(
      "late.json",
      #"{"skipped": "\#(String(repeating: "-", count: 90_000))", "items": ["#
        + objects.joined(separator: ",") + "]}"),
    Text(
      "map.json", "{" + rows { i, _ in "\"k\(i)\": \(objects[i])" }.joined(separator: ",") + "}"),
    Text(
      "colored.json",
      "["
        + objects.joined(separator: ",\u{1B}[0m\n").replacing(": 1", with: ": \u{1B}[1m1\u{1B}[0m")
        + "]"),
    Text(
      "columns.json",
      "{\"name\": [" + rows { "\"\($1) of \($0)\"" }.joined(separator: ",") + "], \"size\": ["
        + rows { i, _ in "\(i)" }.joined(separator: ",") + "]}"),
    Text("a.csv", csv), Text("latin.csv", csv, .latin1), Text("wide.csv", utf16: csv),
    Text("a.tsv", "id\tname\n" + rows { "\($0)\t\($1)\\t.\n" }.joined()),
    Text("lines.txt", rows { "\($1) and \($0)\n" }.joined()),
    Text(
      "ps.txt", "PID   NAME   WORDS\n" + rows { i, _ in "\(10_000 + i) n\(i % 50)   w\n" }.joined()),
  ]

  private static func withoutLabels(_ row: Entry) -> Entry {
    Entry(
      id: row.id, title: row.title, subtitle: row.subtitle, aliases: row.aliases,
      isRecruitable: row.isRecruitable)
  }

  @Test func `the search of packed rows equals that of single rows`() throws {
    let file = try SourceFile(Self.csv.utf8, name: "a.csv")
    let rows = try file.source().pages().flatMap(\.entries)
    var packed = Filter(text: "", before: nil)
    packed.apply("2 q", to: EntryList(rows))
    var single = Filter(text: "", before: nil)
    let copies = rows.map {
      Entry(
        id: $0.id, title: $0.title, subtitle: $0.subtitle, aliases: $0.aliases, isRecruitable: true)
    }
    single.apply("2 q", to: EntryList(copies))
    let matches = packed.matches(of: EntryList(rows)).map(\.id)
    #expect(!matches.isEmpty && matches == single.matches(of: EntryList(copies)).map(\.id))
  }

  @Test func `a record is found by its id, and the second of an id by its number`() throws {
    let file = try SourceFile("id,name\n7,Ada\n8,Bo\n7,Cid\n".utf8, name: "people.csv")
    var choices = FieldChoices()
    choices[.id] = ["id"]
    let source = try file.source(choices: choices)
    #expect(try source.page(from: 0).entries.map(\.id.path) == ["7", "8", "7.2"])
    #expect(try source.record("7.2")["name"] == .text("Cid"))
    #expect(throws: Failure.unknownEntry(EntryID(source.id, "7.3"))) {
      try source.record("7.3")
    }
  }

  @Test func `an empty list has no rows, and an empty file fails`() throws {
    let header = try SourceFile("id,name\n".utf8, name: "people.csv")
    let page = try header.source().page(from: 0)
    #expect(page.entries.isEmpty && page.isLast)
    let none = try SourceFile([], name: "people.csv")
    #expect(throws: Failure.file(.empty, name: "people.csv")) { try none.source().page(from: 0) }
    #expect(throws: OwnFileError.noSuchFile) {
      try OwnSource(OwnSettings(id: "x", file: none.url.path + "x"))
    }
  }

  @Test func `a file that changes keeps its rows until it is read again`() throws {
    let file = try SourceFile("name,n\nAda,1\nBo,2\n".utf8, name: "people.csv")
    let source = try file.source()
    let rows = try source.page(from: 0).entries
    try file.write("name,n\nCid,3\n".utf8)
    #expect(throws: Failure.file(.changed, name: "people.csv")) { try source.record(rows[0].id) }
    let again = try source.page(from: 0, isReload: true)
    #expect(again.entries.map(\.title) == ["Cid"])
    #expect(try source.record(again.entries[0].id).value["n"] == .text("3"))
    try FileManager.default.removeItem(at: file.url)
    #expect(throws: Failure.file(.gone, name: "people.csv")) {
      try source.record(again.entries[0].id)
    }
    #expect(throws: Failure.file(.gone, name: "people.csv")) {
      try source.page(from: 1, isReload: true)
    }
  }

  @Test func `fields are guessed from the first records below a header`() throws {
    let file = try SourceFile("name,n\n".utf8, name: "people.csv")
    let source = try file.source()
    #expect(try source.page(from: 0).entries.isEmpty)
    try file.write("name,n\nAda,1\n".utf8)
    #expect(try source.page(from: 0, isReload: true).entries.map(\.title) == ["Ada"])
  }

  @Test func `sorting ends when it is interrupted`() throws {
    let people = (0..<1_000).map { "Ada \($0),\($0)\n" }.joined()
    let file = try SourceFile("name,age\n\(people)".utf8, name: "people.csv")
    let source = try file.source(window: 1_000)
    _ = try source.pages()
    let sort = try #require(source.page(from: 0).list?.sorts.last)
    let ended = DispatchSemaphore(value: 0)
    // On its own thread, since the tests' few threads must not wait.
    Thread.detachNewThread {
      while let page = try? source.page(from: 0, sort: sort), page.isLast {}
      ended.signal()
    }
    repeat { source.interrupt() } while ended.wait(timeout: .now() + .milliseconds(1)) == .timedOut
    #expect(try source.page(from: 0, sort: sort).count == 1_000)
  }

  @Test func `rows sort by numbers, dates and texts, those without a value last`() throws {
    let text = """
      name,team,size,born
      Ada,x,"1,200",2/1/1990
      Bo,y,,3/1/1980
      Cid,x,7,
      Dot,y,30,31/12/1985
      eve,x,7,1/1/2000
      """
    let file = try SourceFile(text.utf8, name: "people.csv")
    let source = try file.source()
    let sorts = try #require(source.page(from: 0).list?.sorts)
    #expect(sorts.map(\.key).prefix(2) == [".", ".name"])
    func titles(_ key: String, isReversed: Bool = false) throws -> String {
      let sort = try #require(sorts.first { $0.key == ".\(key)" })
      let page = try source.page(from: 0, sort: isReversed ? sort.reversed : sort)
      #expect(page.isLast && page.total == 5)
      return page.entries.map { "\($0.title)\($0.sortText.map { ":\($0)" } ?? "")" }
        .joined(separator: " ")
    }
    #expect(try titles("size") == "Ada:1,200 Dot:30 Cid:7 eve:7 Bo")
    #expect(try titles("size", isReversed: true) == "Cid:7 eve:7 Dot:30 Ada:1,200 Bo")
    #expect(
      try titles("born") == "eve:1/1/2000 Ada:2/1/1990 Dot:31/12/1985 Bo:3/1/1980 Cid")
    #expect(try titles("name", isReversed: true) == "eve Dot Cid Bo Ada")
    #expect(try source.page(from: 0, sort: sorts[0]).entries.map(\.title).first == "Ada")
    let reversed = try source.page(from: 0, sort: sorts[0].reversed)
    #expect(reversed.entries.map(\.title) == ["eve", "Dot", "Cid", "Bo", "Ada"])
  }

  @Test func `points group thousands in a column with a decimal comma`() throws {
    let file = try SourceFile("Ort;Umsatz\nA;1.234\nB;99,50\nC;12.000\nD;7\n".utf8, name: "de.csv")
    let source = try file.source()
    let sorts = try #require(source.page(from: 0).list?.sorts)
    let sort = try #require(sorts.first { $0.key == ".Umsatz" })
    let page = try source.page(from: 0, sort: sort)
    #expect(page.entries.map(\.title) == ["C", "A", "B", "D"])
  }

  @Test func `only numbers of a column with a decimal comma are written with a point`() throws {
    let rows = (1...9).map { "Ort \($0);x;y;1.00\($0),5\n" }.joined() + "Ort 10;x;y;3.12.2026\n"
    let file = try SourceFile("Ort;A;B;Umsatz\n\(rows)".utf8, name: "de.csv")
    let source = try file.source()
    let entries = try source.page(from: 0).entries
    let plain = try entries.compactMap { try source.detail($0.id).facts.last?.plain }
    #expect(entries.count == 10 && plain == (1...9).map { "100\($0).5" })
  }

  @Test func `a color code before a column doesn't shift it in the list`() throws {
    let text = """
      NAME  MARK  STATE       NOTE
      ada   \u{1B}[32mgood\u{1B}[0m  up 2 days   first
      bob   \u{1B}[31mbad\u{1B}[0m   up 5 hours  second
      cid   \u{1B}[33mfair\u{1B}[0m  stopped     third
      """
    let file = try SourceFile(text.utf8, name: "hosts.txt")
    let source = try file.source()
    let entries = try source.page(from: 0).entries
    #expect(entries.map(\.title) == ["ada", "bob", "cid"])
    #expect(entries.map(\.subtitle) == ["up 2 days", "up 5 hours", "stopped"])
  }

  @Test func `a color code in a table's cell isn't in the list`() throws {
    let text = "name,state,days\n\u{1B}[32mada\u{1B}[0m,good,2\nbob,\u{1B}[31mbad\u{1B}[0m,5\n"
    let file = try SourceFile(text.utf8, name: "hosts.csv")
    let entries = try file.source().page(from: 0).entries
    #expect(entries.map(\.title) == ["ada", "bob"])
  }

  @Test func `records of any length are read whole`() throws {
    let notes = [1, 65_532, 65_533, 65_534, 70_000, 5].map {
      String(repeating: "x", count: $0)
    }
    let rows = notes.enumerated().map { "\($0),\($1)\n" }.joined()
    let file = try SourceFile("id,notes\n\(rows)".utf8, name: "notes.csv")
    let source = try file.source()
    let entries = try source.pages().flatMap(\.entries)
    #expect(entries.count == notes.count)
    for (entry, note) in zip(entries, notes) {
      #expect(try source.record(entry.id).value["notes"] == .text(note))
    }
  }

  @Test func `a pipe's rows arrive as they are written, and stay`() throws {
    let file = try SourceFile([], name: "pipe.csv")
    try FileManager.default.removeItem(at: file.url)
    #expect(mkfifo(file.url.path, 0o600) == 0)
    // Opened without a writer.
    let source = try file.source()
    let pipe = FileHandle(fileDescriptor: open(file.url.path, O_WRONLY), closeOnDealloc: true)
    try pipe.write(contentsOf: Data("name,n\nAda,1\nBo,2\nC".utf8))
    let first = try source.page(from: 0)
    #expect(first.entries.map(\.title) == ["Ada", "Bo"])
    #expect(!first.isLast && first.total == nil && first.coverage == .partial(done: 0, of: 0))
    try pipe.write(contentsOf: Data("id,3\n".utf8))
    let second = try source.page(from: 2)
    #expect(second.entries.map(\.title) == ["Cid"] && !second.isLast)
    #expect(try source.record(first.entries[1].id).value["n"] == .text("2"))
    try pipe.write(contentsOf: Data("Dot,4".utf8))
    try pipe.close()
    let last = try source.page(from: 3)
    #expect(last.entries.map(\.title) == ["Dot"] && last.isLast && last.total == 4)
    #expect(try source.page(from: 0, isReload: true).entries.count == 4)
  }

  @Test func `the first frame doesn't wait for all rows to sort`() throws {
    let file = try SourceFile([], name: "pipe.csv")
    try FileManager.default.removeItem(at: file.url)
    #expect(mkfifo(file.url.path, 0o600) == 0)
    var settings = OwnSettings(id: "own", file: file.url.path)
    settings.sort = "n"
    let tab = OwnTab(settings)
    let catalogue = Catalogue.own(tab)
    _ = try tab.open()
    let pipe = FileHandle(fileDescriptor: open(file.url.path, O_WRONLY), closeOnDealloc: true)
    try pipe.write(contentsOf: Data("name,n\nAda,1\nBo,2\n".utf8))
    let list = try #require(catalogue.info.lists.first)
    let request = PageRequest(source: .list(list.id), limit: .max, sort: list.sorts.first)
    let first = try catalogue.firstPage(through: nil, request)
    #expect(first.entries.map(\.title) == ["Ada", "Bo"] && !first.isLast)
    try pipe.close()
    let sort = try #require(first.list?.sorts.first)
    let all = PageRequest(source: .list(list.id), limit: .max, sort: sort)
    #expect(try catalogue.page(all).entries.map(\.title) == ["Bo", "Ada"])
  }
}

extension OwnDescription {
  /// The rows of a text, each made of its record's value.
  fileprivate func rows(of text: TextRecords) -> [Entry] {
    let fields = RowFields(guesses, key: text.reading.layout.keyName)
    var ids = IDIndex()
    return text.values.enumerated().map { row, value in
      let texts = fields.texts(of: value)
      let written = guesses.id == .title ? nil : texts.id
      var path = Array(RecordID.text(written: written, title: texts.title, row: row + 1).utf8)
      ids.add(&path)
      return Entry(
        id: EntryID(list.id.catalogue, String(decoding: path, as: UTF8.self)),
        title: PlainText.line(texts.title), subtitle: PlainText.line(texts.subtitle),
        aliases: texts.search.map(PlainText.line), isRecruitable: true)
    }
  }
}

extension OwnSourceTests {
  /// Each format in two windows, which `make properties` runs in release.
  @Suite struct PropertyTests {
    @Test(arguments: OwnSourceTests.texts, [1_000, 256 << 10])
    func `pages are the rows of the whole file`(text: Text, window: Int) throws {
      let file = try SourceFile(text.bytes, name: text.name)
      let source = try file.source(window: window, { $0.encoding = text.encoding })
      let pages = try source.pages()
      var options = ReadingOptions(fileName: text.name)
      options.encoding = text.encoding
      let whole = try TextRecords(text.bytes, options)
      let rows = try #require(source.description).rows(of: whole)
      #expect(rows.count >= 1_299)
      let read = pages.flatMap(\.entries).map(OwnSourceTests.withoutLabels)
      #expect(read == rows)
      #expect(pages.last?.total == rows.count)
      #expect(pages.first?.list?.sorts.isEmpty == false)
      for row in [0, rows.count / 2, rows.count - 1] {
        let record = try source.record(rows[row].id)
        #expect(record.value == whole.value(whole.ranges[row]))
      }
      #expect(try source.page(from: 0).lines == pages.flatMap(\.lines))
      let tail = try source.page(from: rows.count - 3)
      #expect(tail.entries.map(OwnSourceTests.withoutLabels) == Array(rows.suffix(3)))
      #expect(tail.isLast)
    }
  }
}
