import SquadCore
import Testing

@testable import OwnCatalogue

@Suite struct BytesTests {
  @Test func `byte order marks aren't part of the first name`() throws {
    let read = try records(bytes: [0xEF, 0xBB, 0xBF] + Array("\"a\",b\n1,2\n".utf8), "x.csv")
    #expect(read.lines == ["a=1 b=2"])
  }

  @Test(arguments: [true, false])
  func `UTF-16 is read by its mark, or by the option`(isBigEndian: Bool) throws {
    let units = Array("name\tort\nÅsa\t東京 😀\n".utf16)
    let bytes = units.flatMap { unit in
      isBigEndian
        ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let mark: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
    #expect(try records(bytes: mark + bytes).lines == ["name=Åsa ort=東京 😀"])
    let named = try records(bytes: bytes) { $0.encoding = .utf16(isBigEndian: false) }
    #expect(named.lines == ["name=Åsa ort=東京 😀"])
  }

  @Test func `an object of columns is read in UTF-16 by the option`() throws {
    let text = #"{"town": ["Rome", "Köln"], "people": [2754719, 1087353]}"#
    let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let read = try records(bytes: bytes) { $0.encoding = .utf16(isBigEndian: false) }
    #expect(read.lines == ["town=Rome people=2754719", "town=Köln people=1087353"])
  }

  @Test func `lone surrogates and half a unit become U+FFFD`() {
    var decoder = UTF16Decoder(isBigEndian: true)
    var text: [UInt8] = []
    for byte: UInt8 in [0xD8, 0x00, 0x00, 0x41, 0xDC, 0x00, 0x00] {
      [byte].withUnsafeBufferPointer { decoder.append($0, to: &text) }
    }
    decoder.finish(&text)
    #expect(String(decoding: text, as: UTF8.self) == "\u{FFFD}A\u{FFFD}\u{FFFD}")
  }

  @Test func `Latin-1 is Windows-1252, by the option alone`() throws {
    let bytes = Array("name,price\nJos".utf8) + [0xE9, 0x2C, 0x80] + Array("5\n".utf8)
    #expect(throws: OwnFileError.notUTF8(line: 2, column: 4)) {
      try records(bytes: bytes, "x.csv")
    }
    #expect(
      try records(bytes: bytes, "x.csv") { $0.encoding = .latin1 }.lines == [
        "name=José price=€5"
      ])
    let json = Array("[{\"a\":\"".utf8) + [0xFC] + Array("\"}]".utf8)
    #expect(try records(bytes: json) { $0.encoding = .latin1 }.lines == ["a=ü"])
  }

  @Test func `aligned columns are counted in characters of Windows-1252, too`() throws {
    let text = "N\u{BA}   NAME  CITY\n1\u{AA}   Ada   Bonn\n22   Bo    Rome\n"
    let read = try records(bytes: text.unicodeScalars.map { UInt8($0.value) }) {
      $0.format = .columns
      $0.encoding = .latin1
    }
    #expect(read.lines == ["Nº=1ª NAME=Ada CITY=Bonn", "Nº=22 NAME=Bo CITY=Rome"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `columns under many names in capitals are found in time`() throws {
    let count = 30_000
    let lines = ["A", "1"].map { Array(repeating: $0, count: count).joined(separator: " ") }
    let columns = try #require(AlignedColumns(lines, isUTF8: false))
    #expect(columns.names.count == count)
  }

  @Test func `a stray byte in UTF-8 is one damaged record`() throws {
    let bytes = Array("name\nÅsa\nBo".utf8) + [0x80] + Array("b\nCid\n".utf8)
    let read = try records(bytes: bytes, "x.csv")
    #expect(read.texts("name") == ["Åsa", "Bo\u{FFFD}b", "Cid"])
    #expect(read.report.replaced == 1)
  }

  @Test(
    arguments: [
      ([0x41, 0xC3, 0xA9], nil), ([0x41, 0xC3], 1), ([0xC0, 0x80], 0), ([0xED, 0xA0, 0x80], 0),
      ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF0, 0x9F, 0x98, 0x80], nil), ([0xE2, 0x82, 0x41], 0),
      (Array(repeating: 0x61, count: 70) + [0xFF], 70),
    ] as [([UInt8], Int?)])
  func `the first byte that isn't UTF-8 is found`(bytes: [UInt8], place: Int?) {
    let found = bytes.withUnsafeBufferPointer { UTF8Check.firstInvalid(in: $0, isWhole: true) }
    #expect(found == place)
    for count in bytes.indices where place == nil {
      let part = bytes[..<count].withUnsafeBufferPointer {
        UTF8Check.firstInvalid(in: $0, isWhole: false)
      }
      #expect(part == nil, "cut after \(count)")
    }
  }

  @Test func `colors are removed from cells and lines and rejected in JSON strings`() throws {
    let table = try records("a,b\n\u{1B}[31m1\u{1B}[0m,2\n", "x.csv")
    #expect(table.lines == ["a=1 b=2"])
    let json = try records("{\"a\":\"\u{1B}[31m\"}\n{\"a\":\u{1B}[31m2\u{1B}[0m}\n", "x.jsonl")
    #expect(json.lines == ["a=2"])
    #expect(
      json.report.unreadable.map(\.reason) == [.json("control character in a string")])
  }

  @Test func `compressed and empty files are reported`() {
    #expect(throws: OwnFileError.compressed) { try records(bytes: [0x1F, 0x8B, 8]) }
    #expect(throws: OwnFileError.compressed) { try records("a", "x.csv.GZ") }
    #expect(throws: OwnFileError.empty) { try records("") }
    #expect(throws: OwnFileError.empty) { try records(" \n\n") }
  }
}
