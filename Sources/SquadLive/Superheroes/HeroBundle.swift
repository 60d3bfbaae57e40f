import SquadCore
import Synchronization

/// The bundled heroes. Nothing is read before somebody asks, then all at once: they are few.
package final class HeroBundle: Sendable {
  private let files: [BundledFile]
  private let list = Mutex<HeroList?>(nil)

  /// Reads nothing yet.
  package init(files: [BundledFile] = BundledFile.all) { self.files = files }

  /// Whether they have been read.
  package var isRead: Bool { list.withLock { $0 != nil } }

  /// All of them, and since when they are true. Throws `Failure`.
  func heroes() throws(Failure) -> (list: HeroList, freshness: Freshness) {
    guard let day = files.first(where: { $0.name == "superheroes/date" })?.day else {
      throw .unreadable("superheroes/date")
    }
    let list = try list.withLock { list throws(Failure) in
      if let list { return list }
      let read = try read()
      list = read
      return read
    }
    return (list, .bundled(day))
  }

  private func read() throws(Failure) -> HeroList {
    var records: [HeroRecord] = []
    var unreadable = 0
    for file in BundledFile.numbered("superheroes/heroes-", in: files) {
      var reader = JSONReader(file.bytes)
      do {
        let part = try HeroFile(from: &reader)
        records += part.records
        unreadable += part.unreadable
      } catch {
        throw Failure(file.name, error)
      }
    }
    return HeroList(records, unreadable: unreadable)
  }
}
