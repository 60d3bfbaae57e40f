import OwnCatalogue
import Testing

struct GuessRuleTests {
  @Test func `the rules stand in one table, each tried in turn`() {
    let table = GuessRule.table.map { "\($0.role.rawValue) \($0.name) \($0.about)" }
    #expect(
      table == [
        "id I1 the record's own id, uid, key …, if never empty and never repeated",
        "id I2 the key of an object of records",
        "id I3 a code, or a column named as one, among the first three, never repeated",
        "id I4 the title as a slug",
        "title T0 the only column",
        "title T1 the record's own title, name, label …",
        "title T1 tag the tag called Name, else the id",
        "title T2 first and last name together",
        "title T3 a column that ends in name or title",
        "title T4 a message, named text, body, summary …",
        "title T5 the first of the texts of 3 to 60 characters that differ most",
        "title T6 an address, a date, the id, or a code",
        "subtitle S1 the record's own subtitle, author, status …",
        "subtitle S2 a text of 2 to 50 values",
        "subtitle S3 any short text",
        "group G1 a text or yes/no of 2 to 40 values, each used twice on average",
        "picture P1 addresses of pictures, by name, then the first",
        "badge B1 a short emoji named flag, emoji or icon",
        "link L1 all other addresses",
        "text X1 a text named overview, description …",
        "text X2 the longest text",
        "bars N1 3 to 12 neighbouring numbers of one scale",
        "bars N2 a list of 3 to 12 names with a number each",
        "subtitle S4 a number or date",
        "chart C1 a list of 3 or more dates with a number each",
        "search F1 subtitle, id, codes, and names such as alias and tags",
      ])
  }

  @Test(
    arguments: [
      (0.5, 0.5), (1, 1), (1.2, 1.5), (2.2, 2.5), (30, 30), (255, 300), (255.1, 300), (61, 80),
      (81, 100),
      (700, 800), (0, 1), (1e-300, 1), (.infinity, 1),
    ] as [(Double, Double)])
  func `a full bar is the largest number rounded up`(_ largest: Double, _ full: Double) {
    #expect(BarFields.full(for: largest) == full)
  }
}
