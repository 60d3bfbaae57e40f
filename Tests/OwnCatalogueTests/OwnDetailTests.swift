import Basics
import OwnCatalogue
import SquadCore
import Testing

struct OwnDetailTests {
  /// A file's records with the guesses about them.
  private struct File {
    let records: [RecordValue]
    let own: OwnDetail
    private let rows: RowFields

    init(_ json: String, _ change: (inout FieldChoices) -> Void = { _ in }) throws {
      records = try GuessSample.records(json)
      let columns = Columns(records)
      var choices = FieldChoices()
      change(&choices)
      let guesses = Guesses(
        columns, records: records, choices: try choices.templates(in: columns))
      own = OwnDetail(
        columns, guesses, DetailFields(columns, guesses, try choices.detail(in: columns)))
      rows = RowFields(guesses)
    }

    func detail(_ row: Int = 0, of other: RecordValue? = nil) throws -> Detail {
      try #require(detail(at: "7", row, of: other))
    }

    func detail(at path: String, _ row: Int = 0, of other: RecordValue? = nil) -> Detail? {
      let record = other ?? records[row]
      return own.detail(
        at: EntryID(Self.tab, path), in: record, rows.texts(of: record), row: row + 1,
        .file(.unknown))
    }

    func rows(_ section: String, in path: String = "7", _ row: Int = 0) throws -> [Entry] {
      try #require(own.rows(of: section, in: EntryID(Self.tab, path), records[row]))
    }

    private static let tab = CatalogueID(rawValue: "own")
  }

  private func told(_ facts: [Fact]) -> [String] { facts.map { "\($0.label): \($0.value)" } }

  private func told(_ rows: [Entry]) -> [String] {
    rows.map { "\($0.id.path) \($0.title)" + ($0.subtitle.isEmpty ? "" : " | \($0.subtitle)") }
  }

  @Test func `a cell that says unknown says so`() throws {
    let facts = try File(#"[{"name": "Ada", "team": "x", "home": "unknown"}]"#).detail().facts
    #expect(told(facts) == ["home: unknown"] && !facts[0].isUnknown)
  }

  @Test func `a creature has bars with their sum, a picture, links, facts and sections`() throws {
    let file = try File(
      #"""
      [{"id": 25, "name": "Sparky", "type": "mouse", "height": 4, "caught_at": "2026-11-01T10:00:00Z",
        "overview": "A <b>yellow</b> mouse &amp; friend.", "image": "https://p.a.b/25.png",
        "home": "https://a.b/25", "steps": 12345, "base": {"HP": 35, "Attack": 55, "SpAtk": 50, "Speed": 90.5},
        "moves": [{"name": "tackle", "power": 40}, {"name": "growl", "power": null}]},
       {"id": 26, "name": "Boomer", "type": "mouse", "height": 8, "caught_at": null,
        "overview": "Bigger.", "image": "https://p.a.b/26.png", "home": "https://a.b/26", "steps": 7,
        "base": {"HP": 60, "Attack": 90, "SpAtk": 90, "Speed": 110}, "moves": []},
       {"id": 27, "name": "Digger", "type": "mole", "height": 8, "caught_at": "2026-11-03T10:00:00Z",
        "overview": "Digs.", "image": "https://p.a.b/27.png", "home": "https://a.b/27", "steps": 7,
        "base": {"HP": 50, "Attack": 75, "SpAtk": 20, "Speed": 40}, "moves": []}]
      """#)
    let detail = try file.detail()
    #expect(detail.title == "Sparky")
    #expect(detail.byline == "mouse · 2026-11-01T10:00:00Z")
    #expect(detail.summary == "A yellow mouse & friend.")
    #expect(detail.picture?.sizes.map(\.url) == ["https://p.a.b/25.png"])
    #expect(detail.links == [Link(title: "home", url: "https://a.b/25")])
    #expect(
      detail.bars.map { "\($0.label) \($0.value.text)/\($0.maximum.text)" }
        == ["HP 35/150", "Attack 55/150", "Sp atk 50/150", "Speed 90.5/150"])
    #expect(detail.statTotal?.sum.text == "230.5")
    #expect(
      told(detail.facts)
        == ["id: 25", "height: 4", "caught at: 2026-11-01T10:00:00Z", "steps: 12,345"])
    #expect(detail.facts[2].moment == Moment(iso: "2026-11-01T10:00:00Z"))
    #expect(detail.facts.count { $0.moment != nil } == 1)
    #expect(detail.sections == [Section(name: "moves", title: "moves", available: 2)])
    #expect(detail.isRecruitable)
    #expect(
      told(try file.rows("moves"))
        == ["7/moves/tackle tackle | 40", "7/moves/growl growl"])
    let move = try #require(file.detail(at: "7/moves/growl"))
    #expect(move.title == "growl" && !move.isRecruitable)

    // Words where addresses are expected become facts, and an empty date keeps its row.
    let words = try RecordValue(
      json: #"""
        {"id": 28, "name": "Wordy", "type": "mouse", "height": 8, "caught_at": null, "image": "none",
         "home": "soon", "steps": 7, "base": {"HP": 60, "Attack": "?"}, "moves": []}
        """#.utf8)
    let other = try file.detail(of: words)
    #expect(other.picture == nil && other.links.isEmpty && other.sections.isEmpty)
    #expect(other.bars.map(\.label) == ["HP"] && other.template.bars.count == 4)
    #expect(
      told(other.facts)
        == ["id: 28", "height: 8", "steps: 7", "image: none", "home: soon", "base · Attack: ?"])
    #expect(other.template.facts?.prefix(4) == ["id", "height", "caught at", "steps"])
  }

  @Test func `a pod's maps and lists open, and their rows have ids and details`() throws {
    let file = try File(
      #"""
      [{"kind": "Pod", "metadata": {"name": "web-0", "uid": "f1-2", "creationTimestamp": "2026-11-01T10:00:00Z",
         "labels": {"app.kubernetes.io/name": "web", "tier": "front"}},
        "spec": {"nodeName": "a", "containers": [{"name": "web", "image": "web:1", "ports": [{"containerPort": 80}],
          "env": [{"name": "PATH", "value": "bin"}, {"name": "PATH", "value": "sbin"}]}]},
        "status": {"phase": "Running", "deep": {"er": {"still": {"more": 1}}}}}]
      """#)
    let detail = try file.detail()
    #expect(detail.title == "web-0" && detail.byline.hasPrefix("Running"))
    #expect(
      told(detail.facts) == [
        "kind: Pod", "metadata · uid: f1-2",
        "metadata · creation timestamp: 2026-11-01T10:00:00Z",
        "metadata · labels · app.kubernetes.io/name: web", "metadata · labels · tier: front",
        "spec · node name: a",
      ])
    #expect(detail.sections.map(\.name) == ["spec.containers", "status.deep.er"])
    #expect(
      told(try file.rows("status.deep.er")) == ["7/status.deep.er/still still | 1"])
    let still = try #require(file.detail(at: "7/status.deep.er/still"))
    #expect(still.byline == "1" && still.facts.isEmpty)

    let container = "7/spec.containers/web"
    #expect(told(try file.rows("spec.containers")) == ["\(container) web | web:1"])
    #expect(try #require(file.detail(at: container)).sections.map(\.title) == ["ports", "env"])
    // Rows of the same name get different ids, and each can be found.
    #expect(
      told(try file.rows("env", in: container))
        == ["\(container)/env/path PATH | bin", "\(container)/env/path.2 PATH | sbin"])
    #expect(file.detail(at: "\(container)/env/path.2")?.byline == "sbin")
    #expect(file.detail(at: "\(container)/env/PATH")?.byline == "bin")
    for missing in ["7/nothing/1", "7/spec.containers", "7/spec.containers/x", "\(container)/env"] {
      #expect(file.detail(at: missing) == nil, "\(missing)")
    }
  }

  @Test func `steady facts keep their rows where cells are empty`() throws {
    let rows = (1...10).map { row in
      let rare = row == 4 ? "yes" : ""
      let often = row <= 5 ? "\(row * 1_000)" : ""
      return
        #"{"name": "Ada \#(row)", "rare": "\#(rare)", "often": "\#(often)", "zip": "0050\#(row % 10)", "year": "201\#(row % 10)"}"#
    }
    let file = try File("[\(rows.joined(separator: ","))]") { $0[.subtitle] = [""] }
    #expect(try file.detail(6).template.facts == ["often", "zip", "year"])
    #expect(told(try file.detail(6).facts) == ["zip: 00507", "year: 2017"])
    let full = try file.detail(3)
    #expect(full.template.facts == ["rare", "often", "zip", "year"])
    #expect(told(full.facts) == ["rare: yes", "often: 4,000", "zip: 00504", "year: 2014"])
  }

  @Test func `an issue has its body as paragraphs, and a field that came late as a fact`() throws {
    let file = try File(
      #"""
      [{"html_url": "https://a.b/13", "id": 1308969059, "number": 13, "title": "It breaks\u001b[31m", "state": "open",
        "user": {"login": "ada", "html_url": "https://a.b/ada"}, "labels": [{"id": 5, "name": "bug"}], "assignee": null,
        "body": "Since today.\n\nReally."}]
      """#)
    let detail = try file.detail()
    #expect(detail.title == "It breaks[31m" && detail.summary == "Since today.\nReally.")
    #expect(detail.links.map(\.title) == ["html url", "user · html url"])
    #expect(told(try file.rows("labels")) == ["7/labels/5 bug"])

    let late = try RecordValue(
      json: #"""
        {"id": 2, "title": "Late", "state": ["a", "b"], "assignee": {"login": "bob"}, "points": 12345,
         "labels": "none", "deep": {"list": [{"name": "x"}]}}
        """#.utf8)
    let other = try file.detail(of: late)
    #expect(
      told(other.facts) == ["id: 2", "labels: none", "assignee · login: bob", "points: 12,345"])
    #expect(other.sections.map(\.name) == ["deep.list"])
    #expect(
      file.detail(at: "7/deep.list/x", of: late)?.title == "x")
  }

  @Test func `a history is a chart by day, and a section`() throws {
    let file = try File(
      #"""
      [{"name": "Coin", "history": [["2026-11-02", 1.5], ["2026-11-01", 1.25], ["2026-11-03", 2], ["2026-11-03", 3]]},
       {"name": "Token", "history": [["2026-11-01", 1], ["2026-11-02", 2], ["2026-11-04", 3]]}]
      """#)
    let series = try #require(try file.detail().series)
    #expect(series.points.map(\.day.iso) == ["2026-11-01", "2026-11-02", "2026-11-03"])
    #expect(series.points.map(\.value.text) == ["1.25", "1.5", "3"])
    #expect(series.places == 2 && series.unit == "history")
    #expect(try file.detail().sections.map(\.available) == [4])
    let broken = try RecordValue(json: #"{"name": "None", "history": [["?", 1], ["?", 2]]}"#.utf8)
    let other = try file.detail(of: broken)
    #expect(other.series == nil && other.sections.map(\.available) == [2])
    #expect(file.detail(at: "7/history/1", of: broken)?.title == "?, 1")
    let large = #"[["2026-11-01", 29000000000000], ["2026-11-02", 2], ["2026-11-03", 3]]"#
    let debt = try RecordValue(json: #"{"name": "Debt", "history": \#(large)}"#.utf8)
    #expect(try file.detail(of: debt).series == nil)
  }

  @Test func `a map's rows are its keys with their values`() throws {
    let languages = (0..<13).map {
      #"{"name": "Land \#($0)", "translations": {"l\#($0)": {"official": "Land of \#($0)"}, "de/x": "Land"}}"#
    }
    let file = try File("[\(languages.joined(separator: ","))]")
    let detail = try file.detail(3)
    #expect(detail.sections == [Section(name: "translations", title: "translations", available: 2)])
    #expect(
      told(try file.rows("translations", in: "7", 3))
        == ["7/translations/l3 l3", "7/translations/de%2Fx de/x | Land"])
    #expect(file.detail(at: "7/translations/de%2Fx", 3)?.byline == "Land")
    #expect(
      told(try #require(file.detail(at: "7/translations/l3", 3)).facts) == ["official: Land of 3"])
  }

  @Test func `long lists open as rows, and long values are cut`() throws {
    let tags = (1...9).map { "\"tag \($0)\"" }.joined(separator: ",")
    let long = String(repeating: "é", count: 500_000)
    let file = try File(
      #"[{"name": "Ada", "tags": [\#(tags)], "few": ["a", "b"], "grid": [[1, 2], [3, 4]], "raw": "\#(long)", "text": "\#(long)"}]"#
    )
    let detail = try file.detail()
    #expect(detail.sections.map { "\($0.name) \($0.available)" } == ["tags 9", "grid 2"])
    #expect(told(try file.rows("tags")).last == "7/tags/tag-9 tag 9")
    #expect(told(try file.rows("grid")) == ["7/grid/1-2 1, 2", "7/grid/3-4 3, 4"])
    #expect(told(try #require(file.detail(at: "7/grid/3-4")).facts) == ["value: 3, 4"])
    #expect(detail.facts.first?.value == "a, b")
    #expect(detail.summary.hasSuffix("é… 1.0 MB") && detail.summary.utf8.count < 4_200)
    #expect(detail.facts.last?.value.hasSuffix("é… 1.0 MB") == true)
    let cut = detail.cut.map { "\($0.title) \($0.url) \($0.section?.available ?? 0)" }
    #expect(cut == ["raw 1.0 MB 245", "text 1.0 MB 245"])
  }

  @Test func `a value that is cut opens in parts, which are all of it`() throws {
    let lines = (1...400).map { "line \($0) of <b>it</b> & &lt;é" }
    let text = lines.joined(separator: "\\n")
    let file = try File(#"[{"name": "Ada", "raw": "\#(text)", "text": "\#(text)", "short": "x"}]"#)
    let detail = try file.detail()
    for whole in detail.cut {
      let rows = try file.rows(try #require(whole.section).name)
      #expect(rows.count == whole.section?.available && rows.count > 2)
      #expect(rows.first?.title == lines[0])
      let parts = try rows.map { try #require(file.detail(at: $0.id.path)) }
      #expect(parts.map(\.summary).joined(separator: " ") == lines.joined(separator: " "))
      #expect(parts.allSatisfy { $0.cut.isEmpty && $0.facts.isEmpty })
    }
    #expect(detail.cut.map(\.title) == ["raw", "text"])
    // Tags are not part of the paragraphs' text.
    let tags = String(repeating: "<b></b>", count: 1_000)
    #expect(try File(#"[{"name": "Ada", "text": "\#(tags) x"}]"#).detail().cut.isEmpty)
  }

  @Test func `a record of ten thousand fields has late fields, too`() throws {
    func json(_ names: Range<Int>) -> String {
      "{\(names.map { "\"field \($0)\": \"v\($0)\"" }.joined(separator: ","))}"
    }
    let file = try File("[\(json(0..<10_000))]") { $0[.title] = [""] }
    let late = try RecordValue(json: json(5_000..<20_000).utf8)
    let detail = try file.detail(of: late)
    #expect(detail.facts.count > 14_990 && detail.facts.last?.value == "v19999")
  }

  @Test func `sections open to a depth of sixteen, below that they are text`() throws {
    let json = (1...20).reversed().reduce(#"{"name": "leaf"}"#) { inner, level in
      #"{"name": "level \#(level)", "parts": [\#(inner)]}"#
    }
    let file = try File("[\(json)]")
    let path = (2...17).reduce("7") { path, level in "\(path)/parts/level-\(level)" }
    let last = try #require(file.detail(at: path))
    #expect(last.title == "level 17" && last.sections.isEmpty)
    #expect(last.facts.first?.value.hasPrefix(#"[{"name":"level 18""#) == true)
    #expect(file.detail(at: "\(path)/parts/level-18") == nil)
  }

  @Test func `the user chooses facts, their labels, and bars with their scales`() throws {
    let json = #"""
      [{"name": "Ada", "size": {"x": 1, "y": 2000}, "tags": ["a", "b"], "age": 36, "team": "one"},
       {"name": "Bob", "size": {"x": 2, "y": 4000}, "tags": [], "age": 40, "team": "two"}]
      """#
    let shown = try File(json) {
      $0.show = ["tags[0]", "size"]
      $0.facts = [.init("in years", "{age} y"), .init("tall", "size.y")]
      $0.bars = [.init("age", label: "Age", full: 120), .init("size.x")]
    }
    let detail = try shown.detail()
    #expect(
      told(detail.facts)
        == ["tags: a", "size · x: 1", "size · y: 2,000", "in years: 36 y", "tall: 2,000"])
    #expect(
      detail.bars.map { "\($0.label) \($0.value.text)/\($0.maximum.text)" }
        == ["Age 36/120", "size · x 1/40"])
    #expect(detail.statTotal == nil)

    let hidden = try File(json) { $0.hide = ["size", "age"] }
    #expect(told(try hidden.detail().facts) == ["tags: a, b"])
    let error = #expect(throws: InvalidField.self) { try File(json) { $0.show = ["a["] } }
    #expect(error?.option == "show" && error?.text == "a[")
  }

  @Test func `a saved record keeps its row's title, and only the roles that its file had`() throws {
    let remark = String(repeating: "long words ", count: 20) + "end"
    let record = MemberRecord(
      file: "/people.json", settings: "", text: #"{"name": "", "remark": "\#(remark)"}"#,
      at: Moment(seconds: 0))
    let id = EntryID(CatalogueID(rawValue: "people"), "row-7")
    var choices = FieldChoices()
    let untitled = try #require(record.detail(of: id, choices))
    #expect(untitled.title == "row 7" && untitled.summary.isEmpty)
    choices[.title] = ["name"]
    choices[.text] = ["remark"]
    let titled = try #require(record.detail(of: id, choices))
    #expect(titled.title == "row 7" && titled.summary == remark)
  }
}
