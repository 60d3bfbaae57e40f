import Foundation
import OwnCatalogue
import SquadCore

/// A file in a folder of its own, deleted with it.
final class SourceFile {
  let url: URL
  private let folder: URL

  init(_ bytes: some Sequence<UInt8>, name: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("squad-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appendingPathComponent(name)
    try write(bytes)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ bytes: some Sequence<UInt8>) throws { try Data(bytes).write(to: url) }

  func source(
    window: Int = 256 << 10, _ change: (inout ReadingOptions) -> Void = { _ in },
    choices: FieldChoices = FieldChoices()
  ) throws -> OwnSource {
    var settings = OwnSettings(id: "own", file: url.path)
    change(&settings.reading)
    settings.choices = choices
    return try OwnSource(settings, window: window)
  }
}

extension OwnSource {
  func page(from offset: Int, sort: SquadCore.SortOrder? = nil, isReload: Bool = false) throws
    -> Page
  {
    try page(
      PageRequest(
        source: .list(ListID(id)), offset: offset, limit: .max, sort: sort, isReload: isReload))
  }

  /// All pages, each starting at the end of the previous one.
  func pages() throws -> [Page] {
    var pages = [try page(from: 0)]
    while let last = pages.last, !last.isLast {
      pages.append(try page(from: last.offset + last.entries.count))
    }
    return pages
  }

  func record(_ path: String) throws -> RecordValue { try record(EntryID(id, path)).value }
}

extension Page {
  /// Each row as `id title subtitle aliases`.
  var lines: [String] {
    entries.map { "\($0.id.path)|\($0.title)|\($0.subtitle)|\($0.aliases.joined(separator: ","))" }
  }
}
