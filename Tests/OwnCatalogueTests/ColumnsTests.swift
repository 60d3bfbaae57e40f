import OwnCatalogue
import Testing

struct ColumnsTests {
  private func columns(_ json: String, isSemicolons: Bool = false) throws -> Columns {
    guard case .list(let records) = try RecordValue(json: json.utf8) else { return Columns([]) }
    return Columns(records, isSemicolons: isSemicolons)
  }

  /// A column `name` of JSON values.
  private func column(_ name: String, _ values: [String], isSemicolons: Bool = false) throws
    -> Column?
  {
    let records = values.map { "{\"\(name)\": \($0)}" }.joined(separator: ",")
    return try columns("[\(records)]", isSemicolons: isSemicolons).all.first
  }

  @Test func `objects flatten to a depth of three in the order of the file`() throws {
    let columns = try columns(
      #"[{"z": 1, "a": {"b": {"c": {"d": 1}, "e": 2}}}, {"late": 1, "z": 2, "a": {"f": [1]}}]"#)
    #expect(columns.all.map(\.path.description) == ["z", "a.b.c", "a.b.e", "a.f", "late"])
    #expect(columns.all.map(\.kind) == [.number, .object, .number, .list, .number])
  }

  @Test func `an object whose keys differ from record to record is a map`() throws {
    let records = (0..<20).map { #"{"names": {"k\#($0)": "a", "l\#($0)": "b"}, "base": {"a": 1}}"# }
    let columns = try columns("[\(records.joined(separator: ","))]")
    #expect(columns.all.map(\.path.description) == ["names", "base.a"])
    #expect(columns.all.map(\.kind) == [.map, .number])
  }

  @Test func `many objects of one shape are a map, also with the same keys in each record`() throws
  {
    func kinds(_ last: String) throws -> [ColumnKind] {
      let names = (0..<12).map { #""l\#($0)": {"official": "a", "common": "b"}"# } + [last]
      let record = #"{"names": {\#(names.joined(separator: ","))}}"#
      return try columns("[\([record, record, record, record, record].joined(separator: ","))]")
        .all.map(\.kind)
    }
    #expect(try kinds(#""en": {"common": "c", "official": "d"}"#) == [.map])
    #expect(try kinds(#""en": {"common": "c"}"#).count == 25)
    #expect(try kinds(#""en": "c""#).count == 25)
  }

  @Test func `a MongoDB wrapper is replaced by its value`() throws {
    let columns = try columns(
      #"[{"_id": {"$oid": "507f1f77bcf86cd799439011"}, "on": {"$date": 1700000000000}}]"#)
    #expect(columns.all.map(\.path.description) == ["_id", "on"])
    #expect(columns.all.map(\.kind) == [.hex, .date])
  }

  @Test func `records that aren't objects have one column`() throws {
    let columns = try columns(#"["one", "two"]"#)
    #expect(columns.all.map(\.path) == [FieldPath()])
    #expect(columns.all.map(\.kind) == [.text])
  }

  @Test(arguments: [
    ("u", [#""https://a.b/c""#], ColumnKind.address), ("u", [#""http://a.b/c.JPG?x=1""#], .picture),
    ("avatar_url", [#""https://a.b/c""#], .picture), ("d", [#""2026-11-01""#, "null"], .date),
    ("d", [#""2026-11-01""#, #""N/A""#], .date), ("created_at", ["1700000000"], .date),
    ("createdAt", [#""1700000000123""#], .date), ("price", ["1700000000"], .number),
    ("date", ["20261101", "20261102"], .date), ("n", ["20261301", "20261102"], .number),
    ("id", ["20261101", "20261102"], .number),
    ("b", ["true", "false"], .yesNo), ("b", [#""yes""#, #""No""#], .yesNo),
    ("n", ["1", "2.5"], .number),
    ("n", [#""585171547""#], .number), ("n", [#""$12.95""#, #""NA""#], .number),
    ("n", [#""12 €""#, #""1 234 €""#, #""\\N""#], .number), ("n", [#""USD 5.00""#], .number),
    ("n", [#""2,744[1]""#, #""—""#], .number), ("n", [#""5""#, #""–""#], .number),
    ("n", [#""R$ 5,00""#, #""R$ 1.234,50""#], .number), ("n", [#""₹1,23,456""#], .number),
    ("phone", [#""212 555 123""#], .text), ("plate", [#""ABC 123""#], .text),
    ("e", [#""\\N""#], .empty), ("country", [#""NA""#, #""DE""#], .code),
    ("zip", [#""00501""#] + Array(repeating: #""12345""#, count: 20), .code),
    ("l", ["[1, 2]"], .list), ("s", [#"[{"a": 1}]"#], .section),
    ("c", [#""MMM""#, #""BRK.B""#], .code),
    ("c", [#""😀""#], .code), ("c", [#""東京""#, #""大阪""#], .text),
    ("h", [#""550e8400-e29b-41d4-a716-446655440000""#], .hex),
    ("h", [#""d41d8cd98f00b204""#], .hex),
    ("h", [#""00:1b:44:11:3a:b7""#], .hex), ("h", [#""0123456789""#], .hex),
    ("t", [#""three words here""#], .text),
    ("t", [#""\#(String(repeating: "long ", count: 20))""#], .long),
    ("t", [#""two\nlines""#], .long), ("e", ["null", #""""#, "[]", "{}"], .empty),
    ("v", [#""1.2.3""#, #""1.10.0""#], .code),
    ("ip", [#""192.168.100.101""#, #""192.168.100.102""#], .text),
    ("n", [#""2.100.000.000""#, #""1.234.567.890""#], .number),
  ])
  func `nine tenths of a column decide its kind`(
    _ name: String, _ values: [String], _ kind: ColumnKind
  ) throws {
    #expect(try column(name, values)?.kind == kind)
  }

  @Test func `a tenth of other values doesn't change a kind, more does`() throws {
    let numbers = Array(repeating: "1", count: 9)
    #expect(try column("n", numbers + [#""one""#])?.kind == .number)
    #expect(try column("n", numbers + [#""one""#, #""two""#])?.kind == .text)
  }

  @Test func `a day above 12 in second place puts the month first`() throws {
    #expect(try column("d", [#""7/3/2018""#])?.facts.isMonthFirst == false)
    #expect(try column("d", [#""7/3/2018""#, #""7/13/2018""#])?.facts.isMonthFirst == true)
  }

  @Test func `a decimal comma needs semicolons or a column that reads no other way`() throws {
    #expect(try column("n", [#""1.234""#, #""2,5""#])?.facts.hasDecimalComma == true)
    #expect(try column("n", [#""1,234""#, #""2.5""#])?.facts.hasDecimalComma == false)
    #expect(try column("n", [#""1.234""#, #""2.345""#])?.facts.hasDecimalComma == false)
    #expect(
      try column("n", [#""1.234""#, #""2.345""#], isSemicolons: true)?.facts.hasDecimalComma == true
    )
  }

  @Test func `the greatest number is that of the column's decimal separator`() throws {
    let texts = [#""1.234""#, #""980""#]
    #expect(try column("n", texts, isSemicolons: true)?.facts.largest == 1234)
    #expect(try column("n", texts)?.facts.largest == 980)
    #expect(try column("n", texts + [#""2,5""#])?.facts.largest == 1234)
  }

  @Test func `an unknown field is reported with the nearest one`() throws {
    let columns = try columns(#"[{"name": 1, "a.b": 2, "base": {"HP": 1}, "tags": [{"k": 1}]}]"#)
    #expect(try columns.template("a.b").path == FieldPath(keys: ["a.b"]))
    let unknown = { (field: String) in columns.unknownField(of: try columns.template(field)) }
    #expect(try unknown("nmae")?.suggestion == "name")
    let nested = try unknown("{name} {base.HO}")
    #expect(nested?.name == "base.HO" && nested?.suggestion == "base.HP")
    #expect(try unknown("{name} {base.HP}") == nil)
    #expect(try unknown("tags[k=1].v // base") == nil)
    let title = columns.unknownField(of: try columns.template("{title}"), besides: ["title"])
    #expect(title?.name == "title" && title?.suggestion == nil)
  }
}
