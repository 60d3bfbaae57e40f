import JSONReader
import Testing

@testable import OwnCatalogue

struct GuessesTests {
  @Test(arguments: GuessSample.all)
  func `the roles of fields are guessed`(_ sample: GuessSample) throws {
    let guesses = try sample.guesses()
    #expect(Self.told(guesses) == sample.expected, "\(sample.name)")
  }

  /// Roles and their fields, in the order of the rules, without the roles that fall to the last
  /// rule.
  private static func told(_ guesses: Guesses) -> String {
    var parts: [String] = []
    switch guesses.id {
    case .field(let id): parts.append("id \(id)")
    case .key: parts.append("id by key")
    case .title: break
    }
    for (name, field) in [
      ("title", guesses.title), ("subtitle", guesses.subtitle), ("group", guesses.group),
      ("picture", guesses.picture?.address), ("badge", guesses.badge),
      ("link", guesses.links.first), ("text", guesses.text),
    ] {
      if let field { parts.append("\(name) \(field)") }
    }
    switch guesses.bars?.source {
    case .fields(let fields):
      parts.append("bars \(fields.map(\.field.description).joined(separator: " "))")
    case .list(let list, let name, let number):
      parts.append("bars \(list): \(name) \(number)")
    case nil: break
    }
    if let chart = guesses.chart {
      parts.append("chart \(chart.list): \(chart.date) \(chart.number)")
    }
    return parts.joined(separator: ", ")
  }

  @Test func `the user's choice overrides every guess and takes its column`() throws {
    let records = try GuessSample.records(
      #"[{"id": 1, "name": "Ada", "nick": "Countess", "team": "Engine", "hero": "yes"}]"#)
    let columns = Columns(records)
    let title = try columns.template("{nick} ({team})")
    let guesses = Guesses(
      columns, records: records, choices: [.title: .fields([title]), .subtitle: .fields([])])
    #expect(guesses.title == title)
    #expect(guesses.subtitle == nil)
    #expect(guesses.rules[.title] == nil && guesses.rules[.subtitle] == nil)
    #expect(guesses.rules[.id] == "I1")
  }

  @Test func `a column that the user titles rows by may still be the id`() throws {
    let records = try GuessSample.records(
      #"[{"symbol": "MMM", "name": "3M"}, {"symbol": "AOS", "name": "A. O. Smith"}]"#)
    let columns = Columns(records)
    let symbol = try columns.template("symbol")
    let guesses = Guesses(columns, records: records, choices: [.title: .fields([symbol])])
    #expect(guesses.id == .field(symbol))
    #expect(guesses.subtitle?.description == "name")
    #expect(guesses.roles(of: FieldPath(keys: ["symbol"])) == [.id, .title])
    #expect(guesses.roles(of: FieldPath(keys: ["name"])) == [.subtitle, .search])
    #expect(guesses.roles(of: FieldPath(keys: ["other"])) == [])
  }

  @Test func `a name that the user takes as the id still titles its row`() throws {
    let records = try GuessSample.records(
      #"[{"name": "P1", "kind": "fire", "at": "x y"}, {"name": "P2", "kind": "ice", "at": "z w"}]"#)
    let columns = Columns(records)
    for id in ["name", "kind", "at"] {
      let field = try columns.template(id)
      let guesses = Guesses(columns, records: records, choices: [.id: .fields([field])])
      #expect(guesses.id == .field(field))
      #expect(guesses.title?.description == "name")
    }
    let name = try columns.template("name")
    let chosen = Guesses(
      columns, records: records,
      choices: [.id: .fields([name]), .title: .fields([try columns.template("at")])])
    #expect(chosen.title?.description == "at" && chosen.id == .field(name))
  }

  @Test func `the search looks at the subtitle, the id, codes and other names`() throws {
    let guesses = try GuessSample(
      "people",
      #"[{"id": 7, "name": "Hulk", "aliases": ["Green"], "code": "HLK", "team": "A", "weight": 3}]"#,
      expected: ""
    ).guesses()
    #expect(guesses.search.map(\.description) == ["team", "id", "aliases", "code"])
  }

  @Test func `sizes of a picture are found beside it`() throws {
    let beside = try GuessSample(
      "", #"[{"name": "a", "thumb": "https://a.b/c.png", "thumb_width": 3, "thumb_height": 4}]"#,
      expected: ""
    ).guesses()
    #expect(beside.picture?.width?.description == "thumb_width")
    #expect(beside.picture?.height?.description == "thumb_height")
    let listed = try GuessSample(
      "", #"[{"name": "a", "images": [{"url": "https://a.b/c", "width": 3, "height": 4}]}]"#,
      expected: ""
    ).guesses()
    #expect(listed.picture?.address.description == "images[].url")
    #expect(listed.picture?.width?.description == "images[].width")
  }

  @Test func `a row is read in place as it is read from its value`() throws {
    let json = #"""
      {"z": {"deep": [1, {"a": 2}]}, "name": {"common": "Ω \u0041\"", "other": 1}, "id": 505874924095815681,
       "na\u006de2": "x", "tags": ["one", "two", null], "role": null, "id": 2}
      """#
    let record = try RecordValue(json: json.utf8)
    let columns = Columns([record])
    let choices: [FieldRole: FieldChoice] = [
      .title: .fields([try columns.template("{name.common} {name2}")]),
      .subtitle: .fields([try columns.template("role // tags[-1] // tags[1]")]),
      .id: .fields([try columns.template("id")]),
      .search: .fields([try columns.template("tags"), try columns.template("z.deep[1].a")]),
    ]
    let fields = RowFields(Guesses(columns, records: [record], choices: choices))
    let expected = RowTexts(
      id: "505874924095815681", title: "Ω A\" x", subtitle: "two", search: ["one", "two", "2"])
    #expect(fields.texts(of: record) == expected)
    var searched: [Int] = []
    fields.forEachSearchText(of: FoundFields(fields.plan, of: record)) { searched.append($1) }
    #expect(searched == [0, 0, 1])
    try Array(json.utf8).withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes)
      var found: [FieldPlan.Found] = [.absent]
      #expect(try fields.texts(&reader, using: &found) == expected)
      try reader.finish()
    }
  }

  @Test func `each of many fields is found in a record`() throws {
    let names = (0..<200).map { "f\($0)" }
    let json = "{\(names.map { "\"\($0)\": 1" }.joined(separator: ","))}"
    let plan = FieldPlan(names.map { FieldPath(keys: [$0]) })
    var found: [FieldPlan.Found] = []
    try Array(json.utf8).withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes)
      try plan.find(&reader, into: &found)
    }
    #expect(found.count == 200 && !found.contains(.absent))
  }

  @Test func `a row's search text is at most 120 bytes`() throws {
    let words = (0..<40).map { "\"word\($0)\"" }.joined(separator: ",")
    let record = try RecordValue(json: #"{"name": "a", "tags": [\#(words)]}"#.utf8)
    let texts = RowFields(Guesses(Columns([record]), records: [record])).texts(of: record)
    #expect(texts.search.count == 18)
    #expect(texts.search.reduce(0) { $0 + $1.utf8.count + 1 } <= 120)
  }

  @Test func `a long field that the user chose for the search is searched whole`() throws {
    let plot = String(repeating: "a dream ", count: 40) + "ends"
    let record = try RecordValue(json: #"{"name": "a", "plot": "\#(plot)"}"#.utf8)
    let columns = Columns([record])
    let choices: [FieldRole: FieldChoice] = [.search: .fields([try columns.template("plot")])]
    let fields = RowFields(Guesses(columns, records: [record], choices: choices))
    #expect(fields.texts(of: record).search == [plot])
  }

  @Test func `bars that the user doesn't want stay away in an entry of the config`() throws {
    let records = try GuessSample.records(
      #"[{"name": "Ada", "attack": 35, "defense": 40, "speed": 55}]"#)
    let columns = Columns(records)
    #expect(Guesses(columns, records: records).bars != nil)
    var choices = FieldChoices()
    choices.bars = []
    let guesses = Guesses(columns, records: records, choices: try choices.templates(in: columns))
    let entry = ConfigEntry(id: "crew", settings: [], choices: choices, guesses: guesses)
    #expect(entry.text.contains("\n  \"bars\": [],\n"))
  }

  @Test func `the guesses can be written as an entry of the config`() throws {
    let sample = GuessSample(
      "",
      #"""
      [{"Symbol": "MMM", "Company \"x\"": "3M", "GICS Sector": "Industrials", "url": "https://a.b"},
       {"Symbol": "AOS", "Company \"x\"": "A. O. Smith", "GICS Sector": "Industrials"}]
      """#, expected: "")
    let entry = ConfigEntry(
      id: "sp500", settings: [("name", .text("Sp500")), ("header", .bool(false))],
      guesses: try sample.guesses())
    #expect(
      entry.text == #"""
        "sp500": {
          "name": "Sp500",
          "header": false,
          "id": "Symbol",  // a code, or a column named as one, among the first three, never repeated
          "title": "[\"Company \\\"x\\\"\"]",  // the first of the texts of 3 to 60 characters that differ most
          "subtitle": "GICS Sector",  // any short text
          "link": "url",  // all other addresses
          "searchIn": ["GICS Sector", "Symbol"],  // subtitle, id, codes, and names such as alias and tags
        },
        """#)
  }
}
