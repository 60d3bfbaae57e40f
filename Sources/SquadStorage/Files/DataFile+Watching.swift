import CLibrary
import SystemKit

extension DataFile {
  /// Calls `check` once, and then after each possible change of the file. Blocks; returns only if
  /// the system grants no watch.
  ///
  /// An unreadable file is read again only after it was replaced or written to. Opening and closing
  /// it creates and removes a log, and two watching programs would wake each other endlessly.
  ///
  /// - Parameter check: reads the file; false if that failed.
  func watch(_ check: () -> Bool) {
    var unreadable: [FileVersion?]?
    while true {
      let area = WatchedArea(self)
      let watch: FolderWatch
      do throws(SystemError) {
        watch = try FolderWatch(
          area.folders, under: area.parents, names: area.names, logs: area.logs)
      } catch {
        // A watched folder was just removed: watches the one above it.
        guard error.code == ENOENT else { return }
        continue
      }
      // The folder was just created: watches it instead of the one above it.
      guard area == WatchedArea(self) else { continue }
      if unreadable == nil || version != unreadable { unreadable = check() ? nil : version }
      // A new watch for each check, since another folder may have taken the path.
      guard (try? watch.wait()) != nil else { return }
    }
  }

  /// Wakes other windows after a commit. SQLite writes to the log before its other connections can
  /// read the commit, and writes nothing afterwards if a reader holds up the checkpoint.
  func announceCommit() { utimensat(AT_FDCWD, logged.path + "-wal", nil, 0) }

  /// Changes whenever the file or its log is written or replaced. An empty log does not count.
  private var version: [FileVersion?] {
    [FileVersion(path), FileVersion(logged.path + "-wal").flatMap { $0.isEmpty ? nil : $0 }]
  }
}

/// Folders and names whose changes concern the file. A symbolic link has two paths: its own and
/// its target's.
private struct WatchedArea: Equatable {
  private(set) var folders: Set<String> = []
  private(set) var parents: Set<String> = []
  private(set) var names: Set<String> = []
  private(set) var logs: Set<String> = []

  init(_ file: DataFile) {
    for file in [file, file.resolved] {
      let nearest = file.nearestFolder()
      folders.insert(nearest)
      if let slash = nearest.lastIndex(of: "/"), slash != nearest.startIndex {
        parents.insert(String(nearest[..<slash]))
        names.insert(String(nearest[slash...].dropFirst()))
      }
      if nearest == file.folder {
        names.formUnion([file.name, file.name + "-wal"])
        logs.insert(file.path + "-wal")
      } else if let next = file.folder.dropFirst(nearest.count).split(separator: "/").first {
        names.insert(String(next))
      }
    }
  }
}

/// Identity and last modification of a file; nil if there is none.
private struct FileVersion: Equatable {
  private let identity: FileIdentity
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  var isEmpty: Bool { size == 0 }

  init?(_ path: String) {
    guard let facts = systemFacts(of: path) else { return nil }
    identity = FileIdentity(facts)
    size = Int64(facts.st_size)
    #if canImport(Darwin)
      let written = facts.st_mtimespec
    #else
      let written = facts.st_mtim
    #endif
    (seconds, nanoseconds) = (written.tv_sec, written.tv_nsec)
  }
}
