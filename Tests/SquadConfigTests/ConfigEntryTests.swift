import Foundation
import OwnCatalogue
import SquadCore
import Testing

@testable import SquadConfig

/// The entry that `squad open --explain` prints.
struct ConfigEntryTests {
  private struct File: CustomTestStringConvertible {
    let name: String
    let text: String
    var encoding = String.Encoding.utf8
    var change: @Sendable (inout ReadingOptions) -> Void = { _ in }
    /// Words in the entry that are not field names.
    let words: [String]

    var testDescription: String { name }
  }

  private static let rows = (1...9).map { "\($0)0;Ünal \($0);Team \($0 % 3);1,\($0)\n" }.joined()
  private static let head = "id;name;team;share\n"
  private static let files = [
    File(
      name: "a.csv", text: (head + rows).replacing(",", with: ".").replacing(";", with: ","),
      words: []),
    File(name: "semicolons.csv", text: head + rows, words: [#""delimiter": ";""#]),
    File(
      name: "above.txt", text: "Team of 2026;;;\n\n" + head + rows,
      words: [#""delimiter": ";""#]),
    File(
      name: "bare.csv", text: rows, words: [#""delimiter": ";""#, #""header": false"#]),
    File(
      name: "skipped.csv", text: "id;name;of;2026\nold;names;of;2026\n" + head + rows,
      change: { $0.skip = 2 }, words: [#""delimiter": ";""#, #""skip": 2"#]),
    File(
      name: "found", text: "./a\n b\0./c\0", change: { $0.endsInNUL = true },
      words: [#""read0": true"#]),
    File(
      name: "old.csv", text: head + rows, encoding: .windowsCP1252,
      change: { $0.encoding = .latin1 }, words: [#""delimiter": ";""#, #""encoding": "latin1""#]),
    File(
      name: "wide.csv", text: head + rows, encoding: .utf16,
      words: [#""delimiter": ";""#, #""encoding": "utf-16""#]),
    File(
      name: "two  spaces.csv", text: "team  name,a\u{A0}b,c\u{200B}d\nAda,Math,x\nBo,Navy,y\n",
      words: []),
    File(name: "a.dat", text: (head + rows).replacing(";", with: "\t"), words: []),
    File(
      name: "tabs.txt", text: (head + rows).replacing(";", with: "\t"),
      change: { $0.delimiter = "\t" }, words: [#""delimiter": "\t""#]),
    File(
      name: "ps.txt", text: "PID   NAME\n10    init\n11    sh\n", change: { $0.hasHeader = false },
      words: [#""header": false"#]),
    File(
      name: "rows.json", text: #"[["Ada", "Rome"], ["Bo", "Bonn"]]"#,
      change: { $0.hasHeader = false }, words: [#""header": false"#]),
    File(
      name: "nested", text: #"{"v": 1, "data": {"people": [\#(people)]}}"#,
      words: [#""at": "data.people""#]),
    File(name: "map", text: #"{"a": {"n": 1}, "b": {"n": 2}, "c": {"n": 3}}"#, words: []),
    File(name: "list", text: "[\(people)]", words: []),
    File(
      name: "whole", text: #"{"people": [\#(people)]}"#, change: { $0.at = RecordPath(".") },
      words: [#""at": ".""#]),
    File(name: "columns", text: #"{"x": [1, 2, 3], "name": ["a", "b", "c"]}"#, words: []),
    File(name: "forecast", text: forecast(hours: 9), words: [#""at": "hourly""#]),
    File(
      name: "long forecast", text: forecast(hours: 9_000), change: { $0.at = RecordPath("hourly") },
      words: [#""at": "hourly""#]),
  ]
  private static func forecast(hours: Int) -> String {
    let time = (0..<hours).map { "\"hour \($0)\"" }.joined(separator: ",")
    let rain = (0..<hours).map { "\($0 % 7)" }.joined(separator: ",")
    return #"{"latitude": 52.5, "hourly": {"time": [\#(time)], "rain": [\#(rain)]}}"#
  }
  private static let people = (1...4).map {
    #"{"name": "Ann \#($0)", "url": "https://a/\#($0)", "web": "https://b", "hp": \#($0)0,"#
      + #" "pic": "https://c/\#($0).png", "speed": 30, "power": 40,"#
      + #" "bio": "\#(String(repeating: "x ", count: 60))"}"#
  }
  .joined(separator: ",")

  @Test(arguments: files)
  private func `a written entry reads the same file the same way`(file: File) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent(file.name)
    try #require(file.text.data(using: file.encoding)).write(to: url)
    var settings = OwnSettings(id: "own", file: url.path)
    (settings.recruit, settings.refresh, settings.isHidden) = ("pilot", 60, true)
    settings.reading.limit = 10_000
    file.change(&settings.reading)
    let source = try OwnSource(settings)
    let rows = try Self.rows(of: source)
    let entry = try #require(source.configEntry).text
    let words = ["delimiter", "header", "encoding", "skip", "read0", "at"]
    let lines = entry.split(separator: "\n").map { String($0.dropFirst(2).dropLast()) }
    #expect(lines.filter { line in words.contains { line.hasPrefix("\"\($0)\"") } } == file.words)
    let reader = ConfigReader(
      Array("{\"catalogues\": {\(entry)}}".utf8), file: "config.json", lists: [])
    #expect(reader.mistakes.isEmpty)
    let read = try #require(reader.config.catalogues.first)
    #expect(read.recruit == "pilot" && read.refresh == 60 && read.isHidden)
    #expect(read.reading.limit == 10_000)
    let again = try OwnSource(read)
    #expect(try Self.rows(of: again) == rows && !rows.isEmpty)
    let (first, second) = (try #require(source.description), try #require(again.description))
    #expect(second.reading.header == first.reading.header)
    for path in first.columns.all.map(\.path) {
      #expect(second.guesses.roles(of: path) == first.guesses.roles(of: path))
    }
  }

  private static func rows(of source: OwnSource) throws -> [String] {
    var pages = OwnPages(of: source)
    var rows: [String] = []
    while let page = try pages.next() {
      rows += page.entries.map { "\($0.id)|\($0.title)|\($0.subtitle)" }
    }
    return rows
  }
}
