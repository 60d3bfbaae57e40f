import Basics
import CBundle
import SquadCore

/// A file of `Fixtures/Bundled`, inside the binary.
package struct BundledFile: @unchecked Sendable {
  /// Its path under `Fixtures/Bundled`: `marvel/characters-1.json`.
  package let name: String
  // Unchecked: nothing ever writes to these bytes or frees them.
  package let bytes: UnsafeBufferPointer<UInt8>

  /// `bytes` have to stay as they are for as long as the program runs.
  package init(name: String, bytes: UnsafeBufferPointer<UInt8>) {
    self.name = name
    self.bytes = bytes
  }

  /// squad's own recording.
  package static var tour: BundledFile {
    let file = squad_bundled_tour()
    return BundledFile(
      name: String(cString: file.name),
      bytes: UnsafeBufferPointer(start: file.bytes, count: file.count))
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
  /// The files named `PREFIX1.json`, `PREFIX2.json` …, in the order of their numbers.
  package static func numbered(_ prefix: String, in files: [BundledFile]) -> [BundledFile] {
    let suffix = ".json"
    let numbered = files.compactMap { file -> (number: Int, file: BundledFile)? in
      guard file.name.hasPrefix(prefix), file.name.hasSuffix(suffix) else { return nil }
      let number = Int(file.name.dropFirst(prefix.count).dropLast(suffix.count))
      return number.map { ($0, file) }
    }
    return numbered.sorted { $0.number < $1.number }.map(\.file)
  }

  /// The day that the file names: `2026-11-21`.
  package var day: CalendarDay? {
    CalendarDay(iso: String(decoding: bytes, as: UTF8.self).prefix { !$0.isNewline })
  }
}

extension [BundledFile] {
  /// The file of that name. Throws `Failure.unreadable` where there is none.
  package func named(_ name: String) throws(Failure) -> BundledFile {
    guard let file = first(where: { $0.name == name }) else { throw .unreadable(name) }
    return file
  }

  /// The day that the file of that name says. Throws `Failure.unreadable`.
  package func day(_ name: String) throws(Failure) -> CalendarDay {
    guard let day = try named(name).day else { throw .unreadable(name) }
    return day
  }
}
