import Basics
import CBundle
import JSONReader
import SquadCore

/// A file of `Fixtures/Bundled`, embedded in the binary.
package struct BundledFile: @unchecked Sendable {
  /// Path under `Fixtures/Bundled`: `marvel/characters-1.json`.
  package let name: String
  /// Content of the file. Unchecked for `Sendable`: these bytes are never written to or freed.
  package let bytes: UnsafeBufferPointer<UInt8>

  /// `bytes` stay constant for as long as the program runs.
  package init(name: String, bytes: UnsafeBufferPointer<UInt8>) {
    self.name = name
    self.bytes = bytes
  }

  private init(_ file: squad_bundled_file) {
    let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
    self.init(name: String(cString: file.name), bytes: bytes)
  }

  /// The recorded tour.
  package static var tour: BundledFile { BundledFile(squad_bundled_tour()) }

  /// All files.
  package static let all =
    UnsafeBufferPointer(start: squad_bundled_files(), count: squad_bundled_file_count())
    .map { BundledFile($0) }
}

extension BundledFile {
  /// The files named `PREFIX1.json`, `PREFIX2.json` …, by number.
  package static func numbered(_ prefix: String, in files: [BundledFile]) -> [BundledFile] {
    let suffix = ".json"
    let numbered = files.compactMap { file -> (number: Int, file: BundledFile)? in
      guard file.name.hasPrefix(prefix), file.name.hasSuffix(suffix) else { return nil }
      let number = Int(file.name.dropFirst(prefix.count).dropLast(suffix.count))
      return number.map { ($0, file) }
    }
    return numbered.sorted { $0.number < $1.number }.map(\.file)
  }

  /// The day in the file's first line: `2026-11-21`.
  package var day: CalendarDay? {
    CalendarDay(iso: String(decoding: bytes, as: UTF8.self).prefix { !$0.isNewline })
  }
}

extension [BundledFile] {
  /// The file of a name. Throws `Failure.unreadable` where there is none.
  package func named(_ name: String) throws(Failure) -> BundledFile {
    guard let file = first(where: { $0.name == name }) else { throw .unreadable(name) }
    return file
  }

  /// The day in the file of a name. Throws `Failure.unreadable`.
  package func day(_ name: String) throws(Failure) -> CalendarDay {
    guard let day = try named(name).day else { throw .unreadable(name) }
    return day
  }
}

extension Failure {
  /// The failure to read a bundled file.
  package init(_ file: String, _ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let problem as JSONError:
      self = .unreadable("\(file): \(problem.reason) at byte \(problem.offset)")
    default: self = .unreadable(file)
    }
  }
}
