import FoundationEssentials
import JSONTestSupport
import Testing

@testable import JSONReader

@Suite struct JSONReaderTests {
  @Test func `unused values are skipped`() throws {
    let text = #" {"a": [1, {"b": "}"}, [], {}], "id": 7, "c": "\"", "d": null} "#
    var id: Int?
    try reading(text) { reader in
      try reader.members { key, reader in if case "id" = key { id = try reader.integer() } }
      try reader.finish()
    }
    #expect(id == 7)
  }

  @Test(arguments: [#"{"id":7}"#, #"{"\u0069d":7}"#, #"{"ID":1,"id":7,"idx":2,"":3}"#])
  func `names are known with and without escapes`(text: String) throws {
    var ids: [Int?] = []
    try reading(text) { reader in
      try reader.members { key, reader in if case "id" = key { ids.append(try reader.integer()) } }
      try reader.finish()
    }
    #expect(ids == [7])
  }

  @Test func `a string is seen where it lies`() throws {
    for text in [#""a/b""#, #""a\/b""#] {
      let seen = try reading(text) { try $0.withText { String(decoding: $0, as: UTF8.self) } }
      #expect(seen == "a/b")
    }
    #expect(try reading("7") { try $0.withText { $0.count } } == nil)
  }

  @Test(arguments: ["[", #"{"a":["#, #"[["",""],["#])
  func `too many elements are refused, whether read or skipped`(start: String) throws {
    let values = repeatElement(#""""#, count: JSONReader.elementLimit + 1)
    let text = start + values.joined(separator: ",")
    for read in [{ _ = try $0.texts() }, { try $0.skip() }] as [(inout JSONReader) throws -> Void] {
      let problem = #expect(throws: JSONError.self) { try reading(text, read) }
      #expect(problem?.reason == JSONError.tooManyElements)
    }
  }

  @Test(arguments: [
    (#""plain""#, "plain"), (#""a\"b\\c\/d\n\t""#, "a\"b\\c/d\n\t"), (#""\u00e9""#, "é"),
    (#""\ud83d\ude00""#, "😀"), (#""\ud83d""#, "\u{FFFD}"), (#""\ude00x""#, "\u{FFFD}x"),
    (#""\ud83dA""#, "\u{FFFD}A"), ("12.50", "12.50"), ("-0", "-0"),
    (#""eight by eight: no escape \u0041 till here""#, "eight by eight: no escape A till here"),
  ])
  func `strings and numbers as text`(json: String, text: String) throws {
    #expect(try reading(json) { try $0.text() } == text)
  }

  @Test(arguments: ["null", "true", "[1]", #"{"a":1}"#])
  func `other values have no text`(json: String) throws {
    try reading(json) { reader in
      #expect(try reader.text() == nil)
      try reader.finish()
    }
  }

  @Test(arguments: [
    ("7", 7), (#""7""#, 7), ("7.0", 7), ("7e2", 700), ("7.5", nil), ("99999999999999999999", nil),
    ("1e400", nil), (#""seven""#, nil), ("null", nil), ("-9223372036854775808", Int.min),
  ])
  func `whole numbers`(json: String, number: Int?) throws {
    #expect(try reading(json) { try $0.integer() } == number)
  }

  @Test func `bytes that aren't UTF-8 are replaced`() throws {
    let bytes: [UInt8] = [0x22, 0x61, 0xFF, 0x62, 0x22]
    let text = try bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes)
      return try reader.text()
    }
    #expect(text == "a\u{FFFD}b")
  }

  @Test func `nesting has an end`() throws {
    let deepest = JSONReader.deepest
    let fine = String(repeating: "[", count: deepest) + String(repeating: "]", count: deepest)
    try reading(fine) { try $0.skip() }
    #expect(throws: JSONError.self) { try reading("[" + fine + "]") { try $0.skip() } }
    #expect(throws: JSONError.self) {
      try reading(String(repeating: "[{\"a\":", count: 100_000)) { try $0.skip() }
    }
  }

  /// Every text one byte away from a valid one is accepted or rejected as Foundation does.
  @Test func `damaged texts are judged as by JSONDecoder`() throws {
    let text = #"{"a":[1,-12.5e+3,"x\n\u00e9 and more",true,false,null],"b":{},"c":[],"d":0}"#
    let replacements = Array("{}[],:\"\\ 0-.eE+tux\u{1}".utf8)
    for index in text.utf8.indices {
      for replacement in replacements {
        var bytes = Array(text.utf8)
        bytes[text.utf8.distance(from: text.startIndex, to: index)] = replacement
        expectSameJudgement(bytes)
      }
      expectSameJudgement(Array(text.utf8[..<index]))
    }
  }

  private func expectSameJudgement(_ bytes: [UInt8]) {
    let ours: Void? = bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes)
      return try? {
        try reader.skip(); try reader.finish()
      }()
    }
    let theirs = try? JSONDecoder().decode(Anything.self, from: Data(bytes))
    #expect((ours != nil) == (theirs != nil), "\(String(decoding: bytes, as: UTF8.self))")
  }
}

/// Decodes any value by visiting all of its parts.
private struct Anything: Decodable {
  struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Key.self) {
      for key in members.allKeys { _ = try members.decode(Anything.self, forKey: key) }
    } else if var elements = try? decoder.unkeyedContainer() {
      while !elements.isAtEnd { _ = try elements.decode(Anything.self) }
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() { return }
      if (try? value.decode(Bool.self)) != nil { return }
      if (try? value.decode(String.self)) != nil { return }
      _ = try value.decode(Double.self)
    }
  }
}
