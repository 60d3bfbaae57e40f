import OwnCatalogue
import Testing

struct ShownCellTests {
  private func shown(_ name: String, _ json: String, isID: Bool = false) throws -> ShownCell? {
    let value = try RecordValue(json: json.utf8)
    return Columns([.object([.init(name, value)])]).all.first.map {
      ShownCell(value, in: $0, isID: isID)
    }
  }

  @Test(arguments: [
    ("box_office", #""585171547""#, "585,171,547"), ("price", #""$1234.50""#, "$1,234.50"),
    ("price", #""1,234""#, "1,234"), ("size", "-66740", "-66,740"),
    ("mass", "0.123456", "0.123456"), ("average", #"".2841""#, ".2841"),
    ("big", "1234567890123456789012", "1234567890123456789012"), ("year", "12000", "12000"),
    ("founded", "1902", "1902"), ("imdb_id", "123456", "123456"), ("zip", "12345", "12345"),
    ("AMOUNT_PAID", "66740", "66,740"), ("EMPLOYEEID", "66740", "66740"),
    ("CIK", "66740", "66740"), ("imdbId", "66740", "66740"), ("phone", "66740", "66740"),
    ("ok", "true", "true"), ("l", #"["a", 1, true]"#, "a, 1, true"),
    ("t", #""a\nb\u001b[31m""#, "a b[31m"),
  ])
  func `a value is shown as written, amounts with their digits grouped`(
    _ name: String, _ json: String, _ expected: String
  ) throws {
    #expect(try shown(name, json) == .text(expected))
  }

  @Test func `digits of texts among amounts stay as they are`() throws {
    let texts = Array(repeating: "1200", count: 27) + ["1500-2000", "2026-11-01", "no. 0012345"]
    let columns = Columns(texts.map { .object([.init("price", .text($0))]) })
    let price = try #require(columns.all.first)
    try #require(price.hasAmounts)
    let shown = texts.suffix(4).map { ShownCell(.text($0), in: price) }
    let expected = ["1,200", "1500-2000", "2026-11-01", "no. 0012345"]
    #expect(shown == expected.map { ShownCell.text($0) })
  }

  @Test func `the id's digits stay as they are`() throws {
    #expect(try shown("serial", "123456", isID: true) == .text("123456"))
    #expect(try shown("serial", "123456") == .text("123,456"))
  }

  @Test func `a value too long for a fact is a section`() throws {
    #expect(try shown("l", "[1,2,3,4,5,6,7,8]") == .text("1, 2, 3, 4, 5, 6, 7, 8"))
    #expect(try shown("l", "[1,2,3,4,5,6,7,8,9]") == .rows(9))
    #expect(try shown("l", #"["\#(String(repeating: "a", count: 121))"]"#) == .rows(1))
    #expect(try shown("l", #"[{"a": 1}, {"a": 2}]"#) == .rows(2))
    #expect(try shown("l", "[]") == .absent)
    #expect(try shown("l", #"[null, ""]"#) == .absent)
    #expect(try shown("l", "[null, 1]") == .rows(2))
    #expect(try shown("l", "null") == .absent)
    #expect(try shown("t", #""   ""#) == .absent, "a cell of a padded column")
  }

  @Test(arguments: [
    ("release_date", "release date"), ("ICAO", "ICAO"), ("releaseDate", "release date"),
    ("imageURL", "image URL"), ("GICS Sector", "GICS Sector"), ("_score", "score"),
    ("InstanceType", "Instance type"), ("base.HP", "base · HP"), ("gross-income", "gross income"),
    ("userIDs", "user IDs"), ("_", "_"),
  ])
  func `a label is the path in words`(_ path: String, _ label: String) throws {
    let path = try #require(try FieldTemplate(parsing: path).path)
    #expect(FieldLabel.text(of: path) == label)
  }

  @Test func `numbers and dates of a column are read as the column is`() throws {
    let columns = Columns(
      [("1.234", "7/3/2018", "1700000000"), ("2,5", "7/13/2018", "1700000001")].map {
        .object([.init("n", .text($0.0)), .init("d", .text($0.1)), .init("ts", .number($0.2))])
      })
    try #require(columns.all.count == 3)
    #expect(columns.all[0].number(of: .text("1.234,5")) == 1234.5)
    #expect(columns.all[1].date(of: .text("7/3/2018"))?.day.iso == "2018-07-03")
    #expect(columns.all[2].date(of: .number("1700000000"))?.day.iso == "2023-11-14")
    #expect(columns.all[2].date(of: .text("soon")) == nil)
  }
}
