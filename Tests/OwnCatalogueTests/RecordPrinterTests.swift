import OwnCatalogue
import SquadCore
import Testing

/// What `--output` prints of a record.
@Suite struct RecordPrinterTests {
  private static func file(_ text: String, _ name: String = "") throws -> OwnFile {
    try OwnFile(
      id: CatalogueID(rawValue: "own"), Array(text.utf8), ReadingOptions(fileName: name),
      FieldChoices())
  }

  private static func lines(
    _ file: OwnFile, _ format: OutputFormat, keepsLines: Bool = false
  ) throws -> [String] {
    var template: FieldTemplate?
    if case .field(let text) = format { template = try file.columns.template(text) }
    let printer = RecordPrinter(
      format, template: template, fields: file.fields, keepsLines: keepsLines)
    var lines = [printer.header].compactMap { $0 }
    file.forEachRow { row, texts, path in
      let range = file.records.ranges[row]
      guard let value = file.records.value(range) else { return }
      lines.append(
        printer.text(
          of: .init(
            id: texts.id, ref: "own/\(path)", title: texts.title, subtitle: texts.subtitle,
            value: value, text: file.records.text(range))))
    }
    return lines
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
    #expect(try Self.lines(Self.file(Self.people, "people.csv"), format) == expected)
  }

  @Test func `a field keeps its lines only where NUL ends it`() throws {
    let file = try Self.file(Self.people, "people.csv")
    #expect(try Self.lines(file, .field("note"), keepsLines: true) == ["a, \"b\"", "two\nlines"])
  }

  @Test func `a JSON record is its value in one line, without its key`() throws {
    let map = "{\"a\": {\n \"n\": 1, \"name\": \"x y\"\n}, \"b\": {\"n\": 2, \"name\": \"z\"},"
    let file = try Self.file(map + " \"c\": {\"n\": 3, \"name\": \"\"}}")
    let lines = try Self.lines(file, .record)
    #expect(
      lines == [
        #"{ "n": 1, "name": "x y"}"#, #"{"n": 2, "name": "z"}"#, #"{"n": 3, "name": ""}"#,
      ])
    #expect(try Self.lines(file, .ref) == ["own/a", "own/b", "own/c"])
  }

  @Test func `nothing that steers a terminal is printed of a field`() throws {
    let file = try Self.file(#"[{"name": "a\u001b[31mb\u0007\u009b", "n": 1}]"#)
    #expect(try Self.lines(file, .title) == ["ab"])
    #expect(try Self.lines(file, .field("name")) == ["ab"])
  }

  @Test func `a field that is missing is an empty line, and a nested one JSON`() throws {
    let file = try Self.file(#"[{"name":"a","x":{"y":[1]}},{"name":"b"}]"#)
    #expect(try Self.lines(file, .field("x")) == [#"{"y":[1]}"#, ""])
  }

  @Test func `a field is unknown only where no record has it`() throws {
    let records = (0..<1_200).map { #"{"name":"n\#($0)"\#($0 == 1_100 ? ",\"late\":1" : "")}"# }
    let file = try Self.file(records.joined(separator: "\n"), "a.jsonl")
    #expect(try file.unknownField(of: FieldTemplate(parsing: "late")) == nil)
    #expect(try file.unknownField(of: FieldTemplate(parsing: "nmae"))?.suggestion == "name")
  }
}
