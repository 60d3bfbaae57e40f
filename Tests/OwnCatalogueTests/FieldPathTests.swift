import Testing

@testable import OwnCatalogue

struct FieldPathTests {
  private let record = """
    {"a": {"b": 1, "x.y": "dot"}, "l": [10, 20, 30], "first": "Ada", "last": "Lovelace",
     "dates": [{"type": "foc", "date": "2026-11-01"}, {"type": "onsale", "date": "2026-12-01"}],
     "none": "", "gone": null, "tags": ["x", "y"], "nested": [[1, 2], [3]],
     "_id": {"$oid": "5f"}, "at": {"$date": {"$numberLong": "1700000000123"}},
     "many": {"$numberLong": "505874924095815681"}}
    """

  private func text(_ field: String) throws -> String {
    try FieldTemplate(parsing: field).text(of: RecordValue(json: record.utf8))
  }

  @Test(arguments: [
    ("a.b", "1"), ("a[\"x.y\"]", "dot"), (".a.b", "1"), ("l[0]", "10"), ("l[-1]", "30"),
    ("l[3]", ""), ("l[]", "10, 20, 30"), ("dates[].date", "2026-11-01, 2026-12-01"),
    ("dates[type=onsale].date", "2026-12-01"), ("dates[\"type\"=\"foc\"].date", "2026-11-01"),
    ("dates[type=none].date", ""), ("none // gone // first", "Ada"), ("none // missing", ""),
    ("{first} {last}", "Ada Lovelace"), ("{first} {gone}", "Ada"), ("{first | upper}!", "ADA!"),
    ("{none // last}, {first}", "Lovelace, Ada"), ("tags", "x, y"), ("nested[0][1]", "2"),
    ("nested", "[[1,2],[3]]"), ("a", #"{"b":1,"x.y":"dot"}"#), ("b", ""), ("a.b.c", ""),
    ("\"{first}\",\"{last}\"", "\"Ada\",\"Lovelace\""), ("a[\"{\"]", ""),
    ("tags | join \"{\"", "x{y"),
    ("_id", "5f"), ("at", "2023-11-14T22:13:20Z"), ("many", "505874924095815681"),
  ])
  func `a path or template finds its values`(_ field: String, _ expected: String) throws {
    #expect(try text(field) == expected)
  }

  @Test(arguments: [
    ("tags | count", "2"), ("dates | count", "2"), ("missing | count", "0"), ("first | count", "1"),
    ("tags | join \" · \"", "x · y"), ("tags[] | join \"+\"", "x+y"), ("tags | upper", "X, Y"),
    ("last | lower", "lovelace"), ("a.b | scale 0.1", "0.1"), ("l | scale 2", "20, 40, 60"),
    ("l[2] | scale 0.23", "6.9"), ("tags | upper | join \"-\"", "X-Y"),
  ])
  func `a filter changes the values`(_ field: String, _ expected: String) throws {
    #expect(try text(field) == expected)
  }

  @Test(arguments: [
    ("segment 1", "https://pokeapi.co/api/v2/pokemon/25/?a=/b", "25"),
    ("segment 2", "https://pokeapi.co/api/v2/pokemon/25/", "pokemon"),
    ("segment 1", "a/b", "b"), ("segment 9", "https://a.b/c", ""), ("segment 1", "https://a.b", ""),
    ("https", "http://a.b/c", "https://a.b/c"), ("https", "//a.b/c", "https://a.b/c"),
    ("https", "https://a.b", "https://a.b"), ("https", "ftp://a.b", "ftp://a.b"),
    ("html", "<p>a &amp; b</p>", "a & b"),
  ])
  func `a filter changes an address`(_ filter: String, _ text: String, _ expected: String) throws {
    let record = RecordValue.object([.init("url", .text(text))])
    #expect(try FieldTemplate(parsing: "url | \(filter)").text(of: record) == expected)
  }

  @Test(arguments: [
    "", "a.", "a..b", "a // ", "a[0", "a[x]", "a[\"x]", "{first", "a}", "a | lenght", "a | uper",
    "a | join", "a | segment x", "a | scale", "a | segment 0", "a[1]b",
  ])
  func `a field with a mistake is refused`(_ field: String) {
    #expect(throws: FieldError.self) { try FieldTemplate(parsing: field) }
  }

  @Test(arguments: [
    "a.b", "a[\"x.y\"].z", "[\"a|b\"]", "l[-1]", "a[].b", "dates[type=onsale].date",
    "a[\"k=\"=\"v]\"]", "p // q.r", "{first} {last | upper}", "tags | join \", \" | lower",
    "a | segment 2", "a | scale 0.5", "GICS Sector", "Größe (cm)", ".",
  ])
  func `a written field parses to itself`(_ field: String) throws {
    #expect(try FieldTemplate(parsing: field).description == field)
  }
}
