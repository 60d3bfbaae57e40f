import Foundation
import Testing

@testable import SquadStorage

/// The files that crashes leave beside the squad's.
@Suite struct CrashFilesTests {
  private let folder: String
  private let files: CrashFiles

  init() throws {
    folder = NSTemporaryDirectory() + "/squad-crash-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    files = CrashFiles(beside: DataFile(folder: folder))
  }

  private func leave(_ stamp: String) throws {
    try "x\n".write(toFile: files.path(stamp: stamp), atomically: false, encoding: .utf8)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }

  @Test func `a new crash file is reported once`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(files.takeNew() == nil)
    try leave("20261122-00001-7")
    #expect(files.takeNew() == "actions-20261122-00001-7.jsonl")
    #expect(files.takeNew() == nil)
    #expect(try names == ["actions-20261122-00001-7.jsonl"])
  }

  @Test func `three crash files are kept, and nothing else is deleted`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "mine".write(
      toFile: folder + "/actions-mine.txt", atomically: false, encoding: .utf8)
    for day in 1...5 { try leave("2026112\(day)-00001-7") }
    #expect(files.takeNew() == "actions-20261125-00001-7.jsonl")
    #expect(
      try names
        == (3...5).map { "actions-2026112\($0)-00001-7.jsonl" } + ["actions-mine.txt"])
  }

  @Test func `a run that began first and crashed last is reported and kept`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for day in 2...4 { try leave("2026112\(day)-00001-7") }
    #expect(files.takeNew() == "actions-20261124-00001-7.jsonl")
    try leave("20261121-00001-7")
    #expect(files.takeNew() == "actions-20261121-00001-7.jsonl")
    #expect(try names == [1, 3, 4].map { "actions-2026112\($0)-00001-7.jsonl" })
  }

  @Test func `a missing folder has no crash files`() {
    try? FileManager.default.removeItem(atPath: folder)
    #expect(files.takeNew() == nil)
  }
}
