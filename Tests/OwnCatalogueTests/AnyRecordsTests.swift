import JSONReader
import OwnCatalogue
import Testing

struct AnyRecordsTests {
  /// Random records, the same for a seed in every run.
  private struct Records {
    var state: UInt64

    mutating func number(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }

    mutating func one(of texts: [String]) -> String { texts[number(below: texts.count)] }

    mutating func text() -> String {
      one(of: [
        "", " ", "-", "NA", "0", "007", "-1.5e3", "1.234,5", "$1,000", "12 %", "yes",
        "http://a.b/c.png",
        "https://", "2026-11-01T10:00:00Z", "31/12/1999", "Mon, 02 Jan", "12:00", "Ελλάδα", "🇦🇼",
        "猫",
        "/etc", "{a} | b // c", "e\u{301}\u{301}", "\u{0}\n", "deadbeef00", "Word and word",
        String(repeating: "long ", count: 60), "1E999", ",", "€", "[1/1/2000]",
        "9999999999999999999",
      ])
    }

    mutating func value(depth: Int) -> RecordValue {
      switch number(below: depth > 3 ? 4 : 8) {
      case 0: .null
      case 1: .bool(number(below: 2) == 0)
      case 2:
        .number(one(of: ["0", "-1", "3.5", "1e400", "1700000000", "12345678901234567890123"]))
      case 3, 4: .text(text())
      case 5, 6: .list((0..<number(below: 5)).map { _ in value(depth: depth + 1) })
      default: object(depth: depth)
      }
    }

    mutating func object(depth: Int) -> RecordValue {
      .object(
        (0..<number(below: 6)).map { _ in
          let name = one(of: [
            "", ".", "name", "title", "id", "_id", "created_at", "a b", "x[\"y\"]", "first_name",
            "last_name", "tags", "Key", "Value", "images", "url", "width", "height", "status",
            "$date",
            "$oid", "k\(number(below: 30))", "description", "flag", "年",
          ])
          return RecordValue.Member(name, value(depth: depth + 1))
        })
    }
  }

  @Test(arguments: 1...60) func `no records are too odd to guess from`(_ seed: Int) throws {
    var source = Records(state: UInt64(seed))
    let records = (0..<source.number(below: 30)).map { _ in source.value(depth: 0) }
    let columns = Columns(records, isSemicolons: seed.isMultiple(of: 2))
    let guesses = Guesses(columns, records: records, isKeyed: seed.isMultiple(of: 3))
    let fields = RowFields(guesses)
    let detail = DetailFields(columns, guesses)
    #expect(!ConfigEntry(id: "any", settings: [], guesses: guesses).text.isEmpty)
    for column in columns.all {
      #expect(try FieldTemplate(parsing: column.path.description).path == column.path)
    }
    for (row, record) in records.enumerated() {
      let texts = fields.texts(of: record)
      let id = RecordID.text(written: texts.id, title: texts.title, row: row + 1)
      #expect(!id.isEmpty && id.utf8.count <= 200)
      for column in detail.facts {
        for value in column.path.values(in: record) {
          _ = (ShownCell(value, in: column), column.number(of: value), column.date(of: value))
        }
      }
      try Array(record.json.utf8).withUnsafeBufferPointer { bytes in
        var reader = JSONReader(bytes)
        var found: [FieldPlan.Found] = []
        #expect(try fields.texts(&reader, using: &found) == texts)
        try reader.finish()
      }
    }
  }
}
