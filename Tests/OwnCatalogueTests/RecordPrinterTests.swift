import OwnCatalogue
import SquadCore
import Testing

/// A record as `--output` prints it.
@Suite struct RecordPrinterTests {
  private static func lines(
    _ text: String, _ format: OutputFormat, name: String = "records", keepsLines: Bool = false
  ) throws -> [String] {
    let file = try SourceFile(text.utf8, name: name)
    let source = try file.source()
    let rows = try source.pages().flatMap(\.entries)
    let description = try #require(source.description)
    var template: FieldTemplate?
    if case .field(let text) = format { template = try description.columns.template(text) }
    let printer = RecordPrinter(
      format, template: template, fields: description.outputFields, keepsLines: keepsLines)
    let texts = try rows.map { try printer.text(of: source.printedRow($0.id)) }
    return [printer.header].compactMap { $0 } + texts
  }

  private static let people = "id,name,note\n7,Ada,\"a, \"\"b\"\"\"\r\n7,Bo,\"two\nlines\"\n"

  private static let examples: [(OutputFormat, [String])] = [
    (OutputFormat.record, ["7,Ada,\"a, \"\"b\"\"\"", "7,Bo,\"two\nlines\""]),
    (.csv, ["id,name,note", "7,Ada,\"a, \"\"b\"\"\"", "7,Bo,\"two lines\""]),
    (
      .json,
      [
        #"{"id":"7","name":"Ada","note":"a, \"b\""}"#,
        #"{"id":"7","name":"Bo","note":"two\nlines"}"#,
      ]
    ),
    (.title, ["Ada", "Bo"]),
    (.field("{name}: {note}"), ["Ada: a, \"b\"", "Bo: two lines"]),
  ]

  @Test(arguments: examples)
  func `a table's rows in each format`(format: OutputFormat, expected: [String]) throws {
    #expect(try Self.lines(Self.people, format, name: "people.csv") == expected)
  }

  @Test func `a quote before a mark is doubled in CSV`() throws {
    let file = #"{"name": "a\"\u0301,b", "n": 1}"#
    #expect(try Self.lines(file + "\n" + file, .csv).last == "\"a\"\"\u{301},b\",1")
  }

  @Test func `a column is named as the file names it`() throws {
    let films = "Title,U.S. Gross,a[0]\nTopaz,1,2\nMarnie,3,4\n"
    #expect(try Self.lines(films, .csv, name: "films.csv").first == "Title,U.S. Gross,a[0]")
    let nested = #"[{"name":"a","x":{"y":1}},{"name":"b","x":{"y":2}}]"#
    #expect(try Self.lines(nested, .csv).first == "name,x.y")
  }

  @Test func `a field keeps its lines only where NUL ends it`() throws {
    let notes = try Self.lines(
      Self.people, .field("note"), name: "people.csv", keepsLines: true)
    #expect(notes == ["a, \"b\"", "two\nlines"])
  }

  @Test func `a record that ends in NUL keeps the line end in it`() throws {
    let file = try SourceFile("a\n\0b\n\n\0".utf8, name: "names")
    let source = try file.source({ $0.endsInNUL = true })
    let printer = RecordPrinter(.record, template: nil, fields: [], keepsLines: true)
    let rows = try source.pages().flatMap(\.entries)
    let texts = try rows.map { try printer.text(of: source.printedRow($0.id)) }
    #expect(texts == ["a\n", "b\n\n"])
  }

  @Test func `a JSON record is its value in one line, without its key`() throws {
    let map = "{\"a\": {\n \"n\": 1, \"name\": \"x y\"\n}, \"b\": {\"n\": 2, \"name\": \"z\"},"
    let file = map + " \"c\": {\"n\": 3, \"name\": \"\"}}"
    let lines = try Self.lines(file, .record)
    #expect(
      lines == [
        #"{ "n": 1, "name": "x y"}"#, #"{"n": 2, "name": "z"}"#, #"{"n": 3, "name": ""}"#,
      ])
    #expect(try Self.lines(file, .ref) == ["own/a", "own/b", "own/c"])
  }

  @Test func `a printed field has no control characters`() throws {
    let file = #"[{"name": "a\u001b[31mb\u0007\u009b", "n": 1}]"#
    #expect(try Self.lines(file, .title) == ["ab"])
    #expect(try Self.lines(file, .field("name")) == ["ab"])
  }

  @Test func `a field that is missing is an empty line, and a nested one JSON`() throws {
    let file = #"[{"name":"a","x":{"y":[1]}},{"name":"b"}]"#
    #expect(try Self.lines(file, .field("x")) == [#"{"y":[1]}"#, ""])
    let tags = #"[{"name":"a","tags":["x","y, z"]},{"name":"b","tags":[]}]"#
    #expect(try Self.lines(tags, .field("tags")) == [#"["x","y, z"]"#, ""])
    #expect(try Self.lines(tags, .field("{tags}")) == ["x, y, z", ""])
    #expect(try Self.lines(tags, .field("tags[0]")) == ["x", ""])
    #expect(
      try Self.lines(tags, .csv) == ["name,tags", #"a,"[""x"",""y, z""]""#, "b,"])
  }

  @Test func `a field is unknown only where no record has it`() throws {
    let records = (0..<1_200).map { #"{"name":"n\#($0)"\#($0 == 1_100 ? ",\"late\":1" : "")}"# }
    let file = try SourceFile(records.joined(separator: "\n").utf8, name: "a.jsonl")
    let source = try file.source()
    try source.begin()
    let missing = try ["late", "nmae", "name"].map {
      try source.missingFields(FieldTemplate(parsing: $0))
    }
    #expect(missing.map { $0.map(\.name) } == [["late"], ["nmae"], []])
    #expect(missing[1].first?.suggestion == "name")
    #expect(try source.has(FieldTemplate(parsing: "late").paths[0]))
    #expect(try !source.has(FieldTemplate(parsing: "nmae").paths[0]))
  }
}
