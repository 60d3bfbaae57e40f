import SquadCore
import Synchronization

/// The bundled heroes. Their files are sorted by name, and read as far as an answer needs them: the
/// first screen waits for one of them.
package final class HeroBundle: Sendable {
  /// How many are bundled; a test holds it true.
  static let bundledCount = 206

  private let files: [BundledFile]
  private let date: BundledFile?
  private let count: Int
  private let shelf = Mutex(Shelf())

  private struct Shelf {
    var filesRead = 0
    var list = HeroList([])
  }

  /// Reads no hero yet.
  package convenience init(files: [BundledFile] = BundledFile.all) {
    self.init(files: files, count: Self.bundledCount)
  }

  /// - Parameter count: how many heroes the files have.
  init(files: [BundledFile], count: Int) {
    self.files = BundledFile.numbered("superheroes/heroes-", in: files)
    date = files.first { $0.name == "superheroes/date" }
    self.count = count
  }

  /// How many files have been read so far.
  package var filesRead: Int { shelf.withLock { $0.filesRead } }

  /// Since when they are true. Throws `Failure`.
  func freshness() throws(Failure) -> Freshness {
    guard let day = date?.day else { throw .unreadable("superheroes/date") }
    return .bundled(day)
  }

  /// The heroes from the first one on until `isEnough`, or all. Throws `Failure`.
  func heroes(until isEnough: (HeroList) -> Bool) throws(Failure) -> HeroList {
    try shelf.withLock { shelf throws(Failure) in
      while shelf.filesRead < files.count, !isEnough(shelf.list) { try readNextFile(of: &shelf) }
      return shelf.list
    }
  }

  private func readNextFile(of shelf: inout Shelf) throws(Failure) {
    let file = files[shelf.filesRead]
    var reader = JSONReader(file.bytes)
    do {
      let part = try HeroFile(from: &reader)
      shelf.filesRead += 1
      let isWhole = shelf.filesRead == files.count
      shelf.list = HeroList(
        shelf.list.heroes + part.records, unreadable: shelf.list.unreadable + part.unreadable,
        outOf: isWhole ? nil : count)
    } catch {
      throw Failure(file.name, error)
    }
  }
}
