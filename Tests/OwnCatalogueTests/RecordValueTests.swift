import OwnCatalogue
import Testing

@Suite struct RecordValueTests {
  @Test func `a value keeps its order and each digit of a number`() throws {
    let json = #"{"z": 505874924095815681, "a": [1.10, null, true, "Ō\n"], "z": {}}"#
    #expect(
      try RecordValue(json: json.utf8)
        == .object([
          .init("z", .number("505874924095815681")),
          .init("a", .list([.number("1.10"), .null, .bool(true), .text("Ō\n")])),
          .init("z", .object([])),
        ]))
  }

  @Test func `a member is found by its name, the first of two`() throws {
    let value = try RecordValue(json: #"{"a": 1, "a": 2}"#.utf8)
    #expect(value["a"] == .number("1"))
    #expect(value["b"] == nil)
    #expect(RecordValue.null["a"] == nil)
  }
}
