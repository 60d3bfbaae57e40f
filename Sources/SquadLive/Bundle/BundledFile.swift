import CBundle
import JSONReader
import SquadCore

/// A file of `Fixtures/Bundled`, inside the binary.
package struct BundledFile: @unchecked Sendable {
  /// Its path under `Fixtures/Bundled`: `marvel/characters-1.json`.
  package let name: String
  // Unchecked: nothing ever writes to these bytes or frees them.
  let bytes: UnsafeBufferPointer<UInt8>
  /// What of Marvel's it holds; nil for the other files.
  let contents: Contents?

  /// What a file of records or of their rows holds, as its name says.
  enum Contents: Equatable {
    /// `marvel/comics-12.json`
    case records(MarvelKind, number: Int)
    /// `marvel/comics-rows.tsv`
    case rows(MarvelKind)
  }

  /// `bytes` have to stay as they are for as long as the program runs.
  package init(name: String, bytes: UnsafeBufferPointer<UInt8>) {
    var name = name
    contents = name.withUTF8(Contents.init)
    self.name = name
    self.bytes = bytes
  }

  /// Every one of them.
  package static var all: [BundledFile] {
    UnsafeBufferPointer(start: squad_bundled_files(), count: squad_bundled_file_count()).map {
      BundledFile(
        name: String(cString: $0.name),
        bytes: UnsafeBufferPointer(start: $0.bytes, count: $0.count))
    }
  }
}

extension BundledFile {
  /// Those named `PREFIX1.json`, `PREFIX2.json` …, in the order of their numbers.
  static func numbered(_ prefix: String, in files: [BundledFile]) -> [BundledFile] {
    let suffix = ".json"
    let numbered = files.compactMap { file -> (number: Int, file: BundledFile)? in
      guard file.name.hasPrefix(prefix), file.name.hasSuffix(suffix) else { return nil }
      let number = Int(file.name.dropFirst(prefix.count).dropLast(suffix.count))
      return number.map { ($0, file) }
    }
    return numbered.sorted { $0.number < $1.number }.map(\.file)
  }

  /// The day that the file names: `2026-11-21`.
  var day: CalendarDay? { MarvelDate(String(decoding: bytes, as: UTF8.self))?.day }
}

extension BundledFile.Contents {
  init?(name: UnsafeBufferPointer<UInt8>) {
    guard let slash = name.firstIndex(of: UInt8(ascii: "/")),
      case "marvel" = JSONWord(UnsafeBufferPointer(rebasing: name[..<slash])),
      let dash = name.firstIndex(of: UInt8(ascii: "-")), slash < dash,
      let kind = MarvelKind(JSONWord(UnsafeBufferPointer(rebasing: name[slash + 1..<dash])))
    else { return nil }
    if case "rows.tsv" = JSONWord(UnsafeBufferPointer(rebasing: name[(dash + 1)...])) {
      self = .rows(kind)
      return
    }
    guard let dot = name.firstIndex(of: UInt8(ascii: ".")), dash < dot,
      case ".json" = JSONWord(UnsafeBufferPointer(rebasing: name[dot...])),
      let number = name.number(in: dash + 1..<dot)
    else { return nil }
    self = .records(kind, number: number)
  }
}
