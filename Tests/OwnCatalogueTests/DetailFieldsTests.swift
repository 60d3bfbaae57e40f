import OwnCatalogue
import Testing

struct DetailFieldsTests {
  private func told(_ columns: [Column]) -> [String] { columns.map(\.path.description) }

  @Test func `facts and sections are the remaining fields, in the file's order`() throws {
    let records = try GuessSample.records(
      #"""
      [{"size": 3, "name": "Ada", "id": 7, "role": "pilot", "rare": null, "site": "https://a.b",
        "tags": ["a"], "parts": [{"n": "x"}], "never": null, "deep": {"a": 1}},
       {"size": 4, "name": "Bob", "id": 8, "role": "cook", "rare": null},
       {"size": 4, "name": "Cy", "id": 9, "role": "cook", "rare": "yes"}]
      """#)
    let columns = Columns(records)
    let guesses = Guesses(columns, records: records)
    let fields = DetailFields(columns, guesses)
    #expect(told(fields.facts) == ["size", "id", "rare", "tags", "deep.a"])
    #expect(told(fields.sections) == ["parts"])
    #expect(fields.steady == [FieldPath(keys: ["size"]), FieldPath(keys: ["id"])])

    let rare = FieldPath(keys: ["rare"])
    let hidden = DetailFields(columns, guesses, DetailChoices(hide: [rare]))
    #expect(told(hidden.facts) == ["size", "id", "tags", "deep.a"])
    let shown = DetailFields(
      columns, guesses, DetailChoices(show: [rare, FieldPath(keys: ["name"])]))
    #expect(told(shown.facts) == ["rare", "name"])
    #expect(shown.sections.isEmpty)
    let both = DetailFields(columns, guesses, DetailChoices(show: [rare], hide: [rare]))
    #expect(both.facts.isEmpty && both.sections.isEmpty)
  }
}
