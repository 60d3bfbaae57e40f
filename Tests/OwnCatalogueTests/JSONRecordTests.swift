import SquadCore
import Testing

@testable import OwnCatalogue

@Suite struct JSONRecordTests {
  @Test func `lines that can't be read don't end the others`() throws {
    let text = """
      # notes
      {"a": 1}
      {"a": tru}

      {"a": "é", }
      {
        "a": 2
      }
      {"a": 3} x
      [4]
      {"a": 5}
      """
    let read = try records(text, "x.jsonl")
    #expect(read.texts("a") == ["1", "2", "5"])
    #expect(
      read.report.unreadable.map { "\($0.position.line):\($0.position.column) \($0.reason)" } == [
        "1:1 json(\"invalid value\")", "3:10 json(\"invalid value\")",
        "5:12 json(\"missing key\")", "9:10 json(\"trailing data\")", "10:1 notAnObject",
      ])
  }

  @Test func `a broken line before 16 MiB of others is the only one lost`() throws {
    let long = "{\"b\": \"\(String(repeating: "x", count: 1 << 20))\"}\n"
    let text =
      "{\"a\": 1}\n{\"a\": 2\n" + String(repeating: long, count: 17) + "{\"a\": 3}\n"
    // The first window lacks the last byte, as if a pipe went on.
    let read = try records(text, "x.jsonl", window: text.utf8.count - 1)
    #expect(read.report.records == 19)
    #expect(read.report.unreadable.map(\.reason) == [.json("missing comma")])
  }

  @Test func `JSON lines are read from a .json file, too`() throws {
    let read = try records("# notes\n" + String(repeating: "{\"a\": 1}\n", count: 4), "x.json")
    #expect(read.reading.format == .jsonLines)
    #expect(read.report.records == 4 && read.report.unreadableCount == 1)
  }

  @Test func `a last line without its end counts, and one that is cut doesn't`() throws {
    #expect(try records("{\"a\":1}\n{\"a\":2}", "x.jsonl").texts("a") == ["1", "2"])
    let cut = try records("{\"a\":1}\n{\"a\":2", "x.jsonl")
    #expect(cut.texts("a") == ["1"])
    #expect(cut.report.unreadable.map(\.reason) == [.json("missing }")])
  }

  @Test(arguments: ["", "{\"v\":3}\n"])
  func `a record breaks at the end of its line`(next: String) throws {
    let read = try records("{\"v\":1}\n{\"v\":2\n" + next, "x.jsonl")
    #expect(read.report.records == (next.isEmpty ? 1 : 2))
    #expect(read.report.unreadable.map(\.position) == [TextPosition(line: 2, column: 7)])
  }

  @Test func `reasons are kept for the first hundred`() throws {
    let read = try records(
      String(repeating: "x\n", count: 150) + "{\"a\":1}", "x.jsonl", window: 64)
    #expect(read.report.unreadable.count == 100)
    #expect(read.report.unreadableCount == 150)
    #expect(read.report.records == 1)
  }

  @Test func `a value that breaks keeps the rows before`() throws {
    let read = try records("{\"items\": [\n{\"a\":1},\n{\"a\":2},\n{\"a\":3]}", "x.json")
    #expect(read.texts("a") == ["1", "2"])
    #expect(read.report.error == .broken("missing }", line: 4, column: 7))
    let none = try records("{\"items\": ", "x.json")
    #expect(none.errorOfNone == .broken("missing }", line: 1, column: 11))
  }

  @Test func `only the record that is nested too deeply is left out`() throws {
    let deep = String(repeating: "[", count: 70) + String(repeating: "]", count: 70)
    let read = try records("[{\"a\":1},{\"a\":\(deep)},{\"a\":2}]")
    #expect(read.texts("a") == ["1", "2"])
    #expect(read.report.unreadable.map(\.reason) == [.json("nested too deeply")])
  }

  @Test func `a list that begins late is found at the end`() throws {
    let notes = String(repeating: "x", count: 70_000)
    let read = try records(
      "{\"notes\": \"\(notes)\", \"items\": [{\"name\": \"a\"}, {\"name\": \"b\"}]}", window: 10_000
    )
    #expect(read.reading.layout.path.text == "items")
    #expect(read.texts("name") == ["a", "b"])
  }

  @Test(arguments: ["x.jsonl", "x.json"])
  func `a long line is a record, and a long value is looked into`(name: String) throws {
    let parts = (0..<9_000).map { "{\"n\":\($0)}" }.joined(separator: ",")
    let read = try records("{\"a\":1,\"parts\":[\(parts)]}\n", name, window: 50_000)
    #expect(read.report.records == (name == "x.jsonl" ? 1 : 9_000))
  }

  @Test func `the first line of a pipe may be followed by others`() throws {
    let text = Array("{\"a\":1}\n{\"a\":\n{\"a\":3}\n".utf8)
    try text.withUnsafeBufferPointer { text in
      let first = UnsafeBufferPointer(rebasing: text[..<8])
      var scanner = RecordScanner(try Reading(first, isWhole: false, ReadingOptions()))
      var counter = Counter()
      #expect(scanner.scan(first, isLast: false, &counter) == 8)
      #expect(counter.records == 1)
      let rest = UnsafeBufferPointer(rebasing: text[8...])
      _ = scanner.scan(rest, isLast: true, &counter)
      #expect(counter.records == 2)
      #expect(scanner.report.unreadable.map(\.position) == [TextPosition(line: 3, column: 8)])
    }
  }

  @Test func `a long record is read as soon as its line has arrived`() throws {
    let line = "{\"a\": \"\(String(repeating: "x", count: 150_000))\"}\n"
    try Array("{\"a\": 1}\n\(line)".utf8).withUnsafeBufferPointer { text in
      let first = UnsafeBufferPointer(rebasing: text[..<140_000])
      var scanner = RecordScanner(try Reading(first, isWhole: false, ReadingOptions()))
      var counter = Counter()
      #expect(scanner.scan(first, isLast: false, &counter) == 9)
      #expect(counter.records == 1)
      _ = scanner.scan(UnsafeBufferPointer(rebasing: text[9...]), isLast: false, &counter)
      #expect(counter.records == 2)
    }
  }

  @Test(arguments: [
    #"[["Ada","Rome"],["Bo","Bonn"]]"#, "[\"Ada\",\"Rome\"]\n[\"Bo\",\"Bonn\"]\n",
  ])
  func `rows without a header are all records`(text: String) throws {
    let rows = try records(text) { $0.hasHeader = false }
    #expect(rows.lines == ["column 1=Ada column 2=Rome", "column 1=Bo column 2=Bonn"])
  }

  @Test func `a null among the names doesn't shift the names after it`() throws {
    let names = (1...20).map { "\"n\($0)\"" } + ["null", "\"last\""]
    let cells = (1...22).map(String.init)
    let read = try records(
      "[[\(names.joined(separator: ","))],[\(cells.joined(separator: ","))]]")
    #expect(read.texts("last") == ["22"] && read.texts("column 21") == ["21"])
  }

  @Test func `columns whose name is too long to repeat are no table`() {
    let cells = repeatElement("1", count: 2_000).joined(separator: ",")
    func rows(nameLength: Int) -> [UInt8]? {
      let name = String(repeating: "n", count: nameLength)
      return Array("{\"\(name)\":[\(cells)],\"b\":[\(cells)]}".utf8)
        .withUnsafeBufferPointer { ColumnTable.rows($0) }
    }
    #expect(rows(nameLength: 1 << 20) == nil)
    #expect(rows(nameLength: 1 << 8)?.count(where: { $0 == 0x0A }) == 2_000)
  }

  @Test func `elements that aren't objects are unreadable among objects`() throws {
    let read = try records(#"[{"a":1}, null, {"a":2}]"#)
    #expect(read.texts("a") == ["1", "2"])
    #expect(read.report.unreadable.map(\.reason) == [.notAnObject])
  }

  @Test(arguments: [
    ("items", ["a=1", "a=2"]), (".items", ["a=1", "a=2"]), ("items[]", ["a=1", "a=2"]),
    (".", ["items=[a=1 a=2] more=x.y=[b=[c=3 c=4] b=[c=5]] one=a=9 n=[7 8]"]),
    (#"more["x.y"][].b"#, ["c=3", "c=4", "c=5"]), (#"more["x.y"][].b[]"#, ["c=3", "c=4", "c=5"]),
    ("one", ["a=9"]), ("n", ["value=7", "value=8"]),
  ])
  func `a path names the records`(path: String, lines: [String]) throws {
    let text = #"""
      {"items": [{"a":1},{"a":2}], "more": {"x.y": [{"b": [{"c":3},{"c":4}]}, {"b": [{"c":5}]}]},
       "one": {"a":9}, "n": [7, 8]}
      """#
    let place = try #require(RecordPath(path))
    #expect(try records(text) { $0.at = place }.lines == lines)
  }

  @Test(arguments: [
    ("a[]", ["key=x n=1", "key=y n=2"]), ("b[]", ["value=1", "value=2"]), ("c[].d[]", ["e=3"]),
    ("none[]", []), ("late[]", ["f=4"]), ("late", ["f=4"]),
  ])
  func `the elements of an object are its members, and a list may begin late`(
    path: String, lines: [String]
  ) throws {
    let text =
      #"{"a": {"x": {"n":1}, "y": {"n":2}}, "b": {"x":1, "y":2}, "c": {"x": {"d": [{"e":3}]}}, "#
      + #""none": [], "skipped": "\#(String(repeating: "-", count: 70_000))", "late": [{"f":4}]}"#
    let place = try #require(RecordPath(path))
    let read = try records(text, window: 10_000) { $0.at = place }
    #expect(read.lines == lines && read.errorOfNone == nil)
  }

  @Test(arguments: ["plain", "a b", "x.y", #"12" records"#, #"back\slash"#, #"both \" of"#])
  func `a written path parses to itself`(name: String) {
    let path = RecordPath([.member(name), .elements, .member("b")])
    #expect(RecordPath(path.text) == path)
  }

  @Test func `a path without records is an error`() throws {
    let path = RecordPath("items.none")
    #expect(try records(#"{"items": {"a": 1}}"#) { $0.at = path }.errorOfNone == .noRecords)
    #expect(try records("[]").errorOfNone == nil)
    for text in ["a..b", "[", "a[\"b", "a]["] { #expect(RecordPath(text) == nil, "\(text)") }
  }

  @Test func `candidates are listed, the best first`() throws {
    let read = try records(
      #"{"links": [{"to":1},{"to":2},{"to":3}], "nodes": [{"name":"A"}], "x": {"y": [{"title":"B"},{"title":"C"}]}}"#
    )
    #expect(read.reading.candidates.map(\.layout.path.text) == ["x.y", "nodes", "links"])
    #expect(read.reading.candidates.map(\.count) == [2, 1, 3])
  }

  @Test func `an object with a single member adds no depth to a list that fills the JSON`() throws {
    let title = String(repeating: "A", count: 60)
    let list = #"{"total": 1, "edges": [{"node": {"title": "\#(title)"}}]}"#
    let read = try records(#"{"data": {"user": {"repository": {"issues": \#(list)}}}}"#)
    #expect(read.reading.layout.path.text == "data.user.repository.issues.edges")
    let issue = #"{"body": "\#(String(repeating: "B", count: 200))", "labels": \#(list)}"#
    let one = try records(#"{"data": {"repository": {"issue": \#(issue)}}}"#)
    #expect(one.reading.layout.path.text == ".")
    let deep = try records(#"{"a": {"b": {"c": {"d": [{"title": "A"}]}, "e": 1}, "f": 1}, "g": 1}"#)
    #expect(deep.reading.layout.path.text == ".")
  }

  @Test func `another candidate can be chosen`() throws {
    let text = #"{"a": [{"name":"A"}], "b": [{"x":1},{"x":2}]}"#
    let other = try #require(try records(text).reading.candidates.last)
    #expect(try records(text) { $0.at = other.layout.path }.lines == ["x=1", "x=2"])
  }

  @Test func `records have the bytes that they were read from`() throws {
    let text = "[ {\"a\": 1} ,\n{\"a\":2}]"
    let read = try records(text)
    #expect(
      read.ranges.map { String(decoding: read.text[$0.offset..<$0.end], as: UTF8.self) } == [
        "{\"a\": 1}", "{\"a\":2}",
      ])
  }

  private struct Counter: RecordVisitor {
    var records = 0

    mutating func found(_ range: RecordRange) { records += 1 }
  }
}
