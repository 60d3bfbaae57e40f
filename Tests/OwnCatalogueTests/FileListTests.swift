import Foundation
import OwnCatalogue
import SquadCore
import Synchronization
import Testing

/// The lists of a file's fields, groups and places, and other ways to read it.
@Suite struct FileListTests {
  private static let people = """
    Report of people,,
    name,role,team
    Ada,pilot,Red
    Bo,cook,Blue
    Cid,pilot,Red
    Dee,cook
    Eve,pilot,Blue
    Fay,medic,Red
    Gus,medic,Red

    """

  private func tab(_ text: String, name: String, file: inout SourceFile?) throws -> Catalogue {
    let source = try SourceFile(text.utf8, name: name)
    file = source
    return .own(OwnTab(OwnSettings(id: "own", file: source.url.path)))
  }

  private func page(_ catalogue: Catalogue, _ list: FileList) throws -> Page {
    try catalogue.page(PageRequest(source: .file(catalogue.info.id, list), limit: .max))
  }

  private func rows(_ catalogue: Catalogue) throws -> Page {
    try catalogue.page(
      PageRequest(source: .list(ListID(catalogue.info.id)), limit: .max))
  }

  private func lines(_ page: Page) -> [String] {
    page.entries.map { "\($0.title) | \($0.subtitle)" }
  }

  @Test func `a page says how its file was read, and what was left out`() throws {
    var file: SourceFile?
    let page = try rows(tab(Self.people, name: "people.csv", file: &file))
    let facts = try #require(page.file)
    #expect(facts.title == "name" && facts.id == nil && facts.records == nil)
    #expect(facts.linesAbove == 1 && facts.uneven == 1)
    #expect(facts.groups.map { "\($0.value) \($0.count)" } == ["pilot 3", "cook 2", "medic 2"])
    #expect(facts.configEntry.hasPrefix("\"own\": {"))
  }

  @Test func `records that are shown changed are counted`() throws {
    let start = "a,b\n" + String(repeating: "1,2\n", count: 30_000)
    let bytes = Array(start.utf8) + [0x63, 0xE9, 0x2C] + "3\n4,\"5\n".utf8
    let file = try SourceFile(bytes, name: "x.csv")
    let page = try #require(try file.source().pages().last)
    let facts = try #require(page.file)
    #expect(facts.replaced == 1 && facts.unclosedQuotes == 1 && facts.isMissing)
  }

  @Test func `a page says at which error its file ended`() throws {
    let file = try SourceFile("[{\"name\":\"Ada\"},\n{\"name\":\"Bo\"".utf8, name: "x.json")
    let page = try #require(try file.source().pages().last)
    #expect(page.entries.map(\.title) == ["Ada"])
    let error = OwnFileError.broken("missing }", line: 2, column: 13)
    #expect(page.file?.failure == .file(error, name: "x.json"))
  }

  @Test func `every field has its kind, its roles and three values`() throws {
    var file: SourceFile?
    let catalogue = try tab(Self.people, name: "people.csv", file: &file)
    _ = try rows(catalogue)
    let fields = try page(catalogue, .fields)
    #expect(lines(fields).first == "name | text · title")
    let detail = try catalogue.detail(fields.entries[0].id)
    #expect(detail.facts.prefix(3).map(\.value) == ["Ada", "Bo", "Cid"])
  }

  @Test func `every kind and every role is a word that the screen knows`() throws {
    var file: SourceFile?
    let catalogue = try tab(Self.people, name: "people.csv", file: &file)
    _ = try rows(catalogue)
    let roles = try page(catalogue, .roles(of: "role")).entries.map(\.title)
    let words = ColumnKind.allCases.map(\.rawValue) + FieldRole.allCases.map(\.rawValue) + roles
    #expect(words.filter { FieldWord(rawValue: $0) == nil } == [])
  }

  @Test func `a field takes another role, and gives up the one it had`() throws {
    var file: SourceFile?
    let catalogue = try tab(Self.people, name: "people.csv", file: &file)
    _ = try rows(catalogue)
    let roles = try page(catalogue, .roles(of: "role")).entries.map(\.title)
    #expect(roles.contains("title") && roles.contains("hide"))
    catalogue.change(.role(of: "role", "title"))
    let changed = try rows(catalogue)
    #expect(changed.entries.first?.title == "pilot")
    #expect(changed.file?.configEntry.contains("\"title\": \"role\"") == true)
    #expect(changed.file?.configEntry.contains("\"group\": \"\"") == true)
    catalogue.change(.role(of: "team", "hide"))
    #expect(try rows(catalogue).file?.configEntry.contains("\"hide\": [\"team\"]") == true)
    let detail = try catalogue.detail(try #require(changed.entries.first).id)
    #expect(detail.facts.map(\.label) == ["name"])
  }

  @Test func `a field is shown or hidden among those that the user chose`() throws {
    let file = try SourceFile(Self.people.utf8, name: "people.csv")
    var settings = OwnSettings(id: "own", file: file.url.path)
    settings.choices.show = ["team"]
    let catalogue = Catalogue.own(OwnTab(settings))
    _ = try rows(catalogue)
    catalogue.change(.role(of: "role", "show"))
    let id = try #require(try rows(catalogue).entries.first).id
    #expect(try catalogue.detail(id).facts.map(\.label) == ["team", "role"])
    catalogue.change(.role(of: "team", "hide"))
    _ = try rows(catalogue)
    #expect(try catalogue.detail(id).facts.map(\.label) == ["role"])
  }

  @Test func `a pipe whose writer pauses is read in another way at once`() throws {
    let file = try SourceFile([], name: "pipe.csv")
    try FileManager.default.removeItem(at: file.url)
    #expect(mkfifo(file.url.path, 0o600) == 0)
    let tab = OwnTab(OwnSettings(id: "own", file: file.url.path))
    // Opened without a writer.
    _ = try tab.open()
    let pipe = FileHandle(fileDescriptor: open(file.url.path, O_WRONLY), closeOnDealloc: true)
    try pipe.write(contentsOf: Data("name,team\nAda,Red\nBo,Blue\n".utf8))
    let catalogue = Catalogue.own(tab)
    #expect(try rows(catalogue).entries.map(\.title) == ["Ada", "Bo"])
    catalogue.change(.role(of: "team", "title"))
    let changed = try rows(catalogue)
    #expect(changed.entries.map(\.title) == ["Red", "Blue"] && !changed.isLast)
    try pipe.close()
  }

  @Test func `a pipe's table of columns is read in another way, too`() throws {
    let file = try SourceFile([], name: "pipe.json")
    try FileManager.default.removeItem(at: file.url)
    #expect(mkfifo(file.url.path, 0o600) == 0)
    let tab = OwnTab(OwnSettings(id: "own", file: file.url.path))
    // Opened without a writer.
    _ = try tab.open()
    let pipe = FileHandle(fileDescriptor: open(file.url.path, O_WRONLY), closeOnDealloc: true)
    try pipe.write(contentsOf: Data(Self.tables.utf8))
    try pipe.close()
    let catalogue = Catalogue.own(tab)
    #expect(try rows(catalogue).entries.map(\.title) == ["Ada", "Bo", "Cid"])
    catalogue.change(.records(at: "daily"))
    #expect(try rows(catalogue).entries.map(\.title) == ["Dee", "Eve"])
    catalogue.change(.role(of: "sun", "title"))
    #expect(try rows(catalogue).entries.map(\.title) == ["4", "5"])
  }

  @Test func `a pipe in Windows-1252 is read in another way, too`() throws {
    let file = try SourceFile([], name: "pipe.csv")
    try FileManager.default.removeItem(at: file.url)
    #expect(mkfifo(file.url.path, 0o600) == 0)
    var settings = OwnSettings(id: "own", file: file.url.path)
    settings.reading.encoding = .latin1
    let tab = OwnTab(settings)
    // Opened without a writer.
    _ = try tab.open()
    let pipe = FileHandle(fileDescriptor: open(file.url.path, O_WRONLY), closeOnDealloc: true)
    let text = "name,team\nAda,Caf\u{E9}\nBo,\u{DC}ber\n"
    try pipe.write(contentsOf: Data(text.unicodeScalars.map { UInt8($0.value) }))
    let catalogue = Catalogue.own(tab)
    #expect(try rows(catalogue).entries.map(\.title) == ["Ada", "Bo"])
    catalogue.change(.role(of: "team", "title"))
    #expect(try rows(catalogue).entries.map(\.title) == ["Café", "Über"])
    try pipe.close()
  }

  @Test func `a writer that pauses after the header doesn't hold up the first frame`() throws {
    let file = try SourceFile([], name: "pipe.csv")
    try FileManager.default.removeItem(at: file.url)
    #expect(mkfifo(file.url.path, 0o600) == 0)
    let tab = OwnTab(OwnSettings(id: "own", file: file.url.path))
    // Opened without a writer.
    _ = try tab.open()
    let pipe = FileHandle(fileDescriptor: open(file.url.path, O_WRONLY), closeOnDealloc: true)
    try pipe.write(contentsOf: Data("name,team\n".utf8))
    let catalogue = Catalogue.own(tab)
    let request = PageRequest(source: .list(ListID(catalogue.info.id)), limit: .max)
    let first = try catalogue.firstPage(through: nil, request)
    #expect(first.entries.isEmpty && !first.isLast)
    try pipe.write(contentsOf: Data("Ada,Red\nBo,Blue\n".utf8))
    #expect(try rows(catalogue).entries.map(\.title) == ["Ada", "Bo"])
    try pipe.close()
  }

  @Test func `a name that becomes the id stays the title`() throws {
    var file: SourceFile?
    let catalogue = try tab(Self.people, name: "people.csv", file: &file)
    _ = try rows(catalogue)
    catalogue.change(.role(of: "name", "id"))
    let changed = try rows(catalogue)
    #expect(changed.entries.first?.title == "Ada")
    #expect(changed.entries.first?.id.path == "Ada")
  }

  @Test func `a group shows only its records`() throws {
    var file: SourceFile?
    let catalogue = try tab(Self.people, name: "people.csv", file: &file)
    _ = try rows(catalogue)
    #expect(try page(catalogue, .group("medic")).entries.map(\.title) == ["Fay", "Gus"])
  }

  @Test func `records may lie in another place of the file`() throws {
    var file: SourceFile?
    let people = (1...9).map { #"{"name": "P\#($0)"}"# }.joined(separator: ",")
    let text = #"{"people": [\#(people)], "teams": [{"name": "Red"}, {"name": "Blue"}]}"#
    let catalogue = try tab(text, name: "club.json", file: &file)
    #expect(try rows(catalogue).file?.records == "people")
    #expect(lines(try page(catalogue, .records)) == ["people | 9", "teams | 2"])
    catalogue.change(.records(at: "teams"))
    #expect(try rows(catalogue).entries.map(\.title) == ["Red", "Blue"])
  }

  private static let tables =
    #"{"hourly": {"name": ["Ada", "Bo", "Cid"], "rain": [1, 2, 3]}, "#
    + #""daily": {"name": ["Dee", "Eve"], "sun": [4, 5]}}"#

  @Test func `tables of columns may lie in several places`() throws {
    var file: SourceFile?
    let catalogue = try tab(Self.tables, name: "days.json", file: &file)
    #expect(try rows(catalogue).file?.records == "hourly")
    #expect(lines(try page(catalogue, .records)) == ["hourly | 3", "daily | 2"])
    catalogue.change(.records(at: "daily"))
    #expect(try rows(catalogue).entries.map(\.title) == ["Dee", "Eve"])
    #expect(lines(try page(catalogue, .records)) == ["hourly | 3", "daily | 2"])
  }

  @Test func `all records of the chosen place are counted`() throws {
    var file: SourceFile?
    let people = (1...9_000).map { #"{"name": "P\#($0)"}"# }.joined(separator: ",")
    let catalogue = try tab(#"{"people": [\#(people)]}"#, name: "club.json", file: &file)
    var last = try rows(catalogue)
    while !last.isLast {
      let next = last.offset + last.entries.count
      last = try catalogue.page(
        PageRequest(source: .list(ListID(catalogue.info.id)), offset: next, limit: .max))
    }
    #expect(lines(try page(catalogue, .records)) == ["people | 9,000"])
  }

  @Test(arguments: [
    (#"[{"name": "Ada"}, {"name": "Bo"}]"#, "[] | 2"),
    (#"[["name", "team"], ["Ada", "Red"], ["Bo", "Blue"]]"#, "[] | 2"),
    (#"{"a": {"name": "Ada"}, "b": {"name": "Bo"}, "c": {"name": "Cid"}}"#, "[] | 3"),
    (#"{"town": ["Rome", "Bonn"], "people": [2754719, 331885]}"#, ". | 2"),
  ])
  func `the only place with records is listed, and stays the place`(
    text: String, line: String
  ) throws {
    var file: SourceFile?
    let catalogue = try tab(text, name: "people.json", file: &file)
    let before = try rows(catalogue)
    let places = try page(catalogue, .records)
    #expect(lines(places) == [line] && !before.entries.isEmpty)
    let path = try #require(places.entries.first?.id.fileListRow?.name)
    catalogue.change(.records(at: path))
    #expect(lines(try rows(catalogue)) == lines(before))
    guard path == "[]" else { return }
    var settings = OwnSettings(id: "own", file: try #require(file).url.path)
    settings.reading.at = RecordPath(path)
    #expect(lines(try rows(.own(OwnTab(settings)))) == lines(before))
  }

  @Test func `an unreadable record is listed with its place, control characters visible`() throws {
    var file: SourceFile?
    let text = "{\"name\": \"Ada\"}\n{\"name\": \u{07}x}\n{\"name\": \"Bo\"}\n"
    let catalogue = try tab(text, name: "people.jsonl", file: &file)
    #expect(try rows(catalogue).unreadable == 1)
    let unreadable = try page(catalogue, .unreadable)
    #expect(lines(unreadable) == ["{\"name\": ␇x} | 2:10 · invalid value"])
    let detail = try catalogue.detail(unreadable.entries[0].id)
    #expect(detail.facts.map(\.value) == ["2", "10", "invalid value"])
  }

  @Test func `an unreadable record is listed in its file's encoding`() throws {
    let text = "{\"name\": \"Ada\"}\n{\"name\": \u{E9}}\n"
    let file = try SourceFile(text.unicodeScalars.map { UInt8($0.value) }, name: "people.jsonl")
    var settings = OwnSettings(id: "own", file: file.url.path)
    settings.reading.encoding = .latin1
    let catalogue = Catalogue.own(OwnTab(settings))
    #expect(try rows(catalogue).unreadable == 1)
    let titles = try page(catalogue, .unreadable).entries.map(\.title)
    #expect(titles == ["{\"name\": \u{E9}}"])
  }
}

/// Files that grow while they are open.
@Suite struct GrowingFileTests {
  private func append(_ text: String, to file: SourceFile) throws {
    let handle = try FileHandle(forWritingTo: file.url)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  @Test func `reloading reads only a file's new records`() throws {
    let file = try SourceFile("id,name\n1,Ada\n2,Bo\n".utf8, name: "people.csv")
    let source = try file.source()
    #expect(try source.page(from: 0).entries.count == 2)
    #expect(try source.page(from: 2, isReload: true).lines == [])
    try append("3,Cid\n", to: file)
    let more = try source.page(from: 2, isReload: true)
    #expect(more.offset == 2 && more.entries.map(\.title) == ["Cid"] && more.isLast)
    #expect(try source.record("3")["name"] == .text("Cid"))
    // A last line that was continued makes other rows, not just more.
    try append("4,De", to: file)
    #expect(try source.page(from: 3, isReload: true).entries.map(\.title) == ["De"])
    try append("e\n", to: file)
    let whole = try source.page(from: 4, isReload: true)
    #expect(whole.offset == 0 && whole.entries.map(\.title) == ["Ada", "Bo", "Cid", "Dee"])
  }

  @Test func `a file that ended in an unreadable line loses none of its new records`() throws {
    let file = try SourceFile("{\"name\":\"Ada\"}\n{\"name\":\n".utf8, name: "people.jsonl")
    let source = try file.source()
    #expect(try source.page(from: 0).unreadable == 1)
    #expect(try source.page(from: 1, isReload: true).lines == [])
    try append("{\"name\":\"Bo\"}\n{\"name\":\"Cid\"}\n", to: file)
    let more = try source.page(from: 1, isReload: true)
    #expect(more.offset == 1 && more.entries.map(\.title) == ["Bo", "Cid"])
  }

  @Test func `a rewritten file is read from its beginning`() throws {
    let file = try SourceFile("id,name\n1,Ada\n2,Bo\n".utf8, name: "people.csv")
    let source = try file.source()
    _ = try source.pages()
    try file.write("id,name\n1,Eve\n2,Fay\n3,Gus\n".utf8)
    let page = try source.page(from: 2, isReload: true)
    #expect(page.offset == 0 && page.entries.map(\.title) == ["Eve", "Fay", "Gus"])
  }

  @Test func `a followed file grows, and its records stay readable`() throws {
    let file = try SourceFile("id,name\n1,Ada\n".utf8, name: "people.csv")
    var settings = OwnSettings(id: "own", file: file.url.path)
    settings.follows = true
    let source = try OwnSource(settings)
    let first = try source.page(from: 0)
    #expect(first.entries.map(\.title) == ["Ada"] && !first.isLast)
    try append("2,Bo\n", to: file)
    let more = try source.page(from: 1)
    #expect(more.entries.map(\.title) == ["Bo"] && !more.isLast)
    #expect(try source.record("1")["name"] == .text("Ada"))
  }

  @Test func `a followed file that is touched goes on growing`() throws {
    let file = try SourceFile("id,name\n1,Ada\n".utf8, name: "people.csv")
    let (_, page) = try following(file)
    for second in 0..<20 {
      let touched = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: Double(second))]
      try FileManager.default.setAttributes(touched, ofItemAtPath: file.url.path)
      #expect(!page.ends(within: .milliseconds(5)))
    }
    try append("2,Bo\n", to: file)
    #expect(page.ends(within: .seconds(60)))
    #expect(page.page?.entries.map(\.title) == ["Bo"] && page.page?.isLast == false)
  }

  @Test func `records of a followed file in UTF-16 are readable`() throws {
    let text = "id,name\n1,\(String(repeating: "東", count: 90))\n"
    let bytes: [UInt8] =
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let file = try SourceFile(bytes, name: "people.csv")
    var settings = OwnSettings(id: "own", file: file.url.path)
    settings.follows = true
    let source = try OwnSource(settings)
    #expect(try source.page(from: 0).entries.map(\.id.path) == ["1"])
    #expect(try source.record("1")["id"] == .text("1"))
  }

  @Test func `a followed file that is rotated or cut has changed`() throws {
    for isRotated in [true, false] {
      let file = try SourceFile("id,name\n1,Ada\n".utf8, name: "people.csv")
      var settings = OwnSettings(id: "own", file: file.url.path)
      settings.follows = true
      let source = try OwnSource(settings)
      _ = try source.page(from: 0)
      if isRotated {
        try FileManager.default.moveItem(at: file.url, to: file.url.appendingPathExtension("1"))
        try Data("id,name\n2,Bo\n".utf8).write(to: file.url)
      } else {
        try Data("id\n".utf8).write(to: file.url)
      }
      #expect(throws: Failure.file(.changed, name: "people.csv")) { try source.page(from: 1) }
      try FileManager.default.removeItem(at: file.url)
    }
  }

  @Test(arguments: [#"{"name": "Ada"}"#, "name,city\nAda,Rome\n"])
  func `the user's unknown field is reported with the last rows`(
    text: String
  ) throws {
    let file = try SourceFile(text.utf8, name: text.hasPrefix("{") ? "a.jsonl" : "a.csv")
    let source = try file.source()
    #expect(try source.page(from: 0).file?.missing == nil)
    var settings = source.settings
    settings.choices[.title] = ["nmae"]
    let other = try OwnSource(settings)
    #expect(try other.page(from: 0).file?.missing == .noField("nmae", nearest: "name"))
  }

  @Test func `waiting for more rows can be interrupted`() throws {
    let file = try SourceFile("id,name\n1,Ada\n".utf8, name: "people.csv")
    let (source, page) = try following(file)
    repeat { source.interrupt() } while !page.ends(within: .milliseconds(5))
    #expect(page.page?.entries.isEmpty == true && page.page?.isLast == false)
  }

  /// A followed file whose second row is awaited.
  private func following(_ file: SourceFile) throws -> (OwnSource, AwaitedPage) {
    var settings = OwnSettings(id: "own", file: file.url.path)
    settings.follows = true
    let source = try OwnSource(settings)
    _ = try source.page(from: 0)
    return (source, AwaitedPage(of: source, from: 1))
  }
}

/// A page that is read on its own thread, since the tests' few threads must not wait.
private final class AwaitedPage: Sendable {
  private let ended = DispatchSemaphore(value: 0)
  private let read = Mutex<Page?>(nil)

  init(of source: OwnSource, from row: Int) {
    Thread.detachNewThread { [self] in
      let page = try? source.page(from: row)
      read.withLock { $0 = page }
      ended.signal()
    }
  }

  /// Nil before its end, and where it can't be read.
  var page: Page? { read.withLock { $0 } }

  func ends(within interval: DispatchTimeInterval) -> Bool {
    ended.wait(timeout: .now() + interval) == .success
  }
}
