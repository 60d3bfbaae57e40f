import SystemKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension DataFile {
  /// Calls `look` once, and then each time that the file may have been changed. Blocks; returns where
  /// the system grants no watch.
  ///
  /// A file that can't be read is looked at again only once it is another one or was written to:
  /// opening and closing it makes and removes a log, which two programs would show each other for ever.
  ///
  /// - Parameter look: reads the file; false where that can't be done.
  func watch(_ look: () -> Bool) {
    var unreadable: [FileVersion?]?
    while true {
      let area = WatchedArea(self)
      let watch: FolderWatch
      do throws(SystemError) {
        watch = try FolderWatch(
          area.folders, under: area.parents, names: area.names, logs: area.logs)
      } catch {
        // A folder that was removed in the meantime leaves the one above it to watch.
        guard error.code == ENOENT else { return }
        continue
      }
      // A folder that was made meanwhile is the one to watch.
      guard area == WatchedArea(self) else { continue }
      if unreadable == nil || version != unreadable { unreadable = look() ? nil : version }
      // A folder of the same path may be another one by now, so each look has a watch of its own.
      guard (try? watch.wait()) != nil else { return }
    }
  }

  /// Tells the other windows that a change is committed. SQLite writes the log before it tells its
  /// other connections what is in it, and nothing afterwards where a reader holds up the checkpoint.
  func announceCommit() { utimensat(AT_FDCWD, logged.path + "-wal", nil, 0) }

  /// Differs once the file or its log was written to or replaced. An empty log says nothing.
  private var version: [FileVersion?] {
    [FileVersion(path), FileVersion(logged.path + "-wal").flatMap { $0.isEmpty ? nil : $0 }]
  }
}

/// Where changes of a file show. A symbolic link has two such places: the link's and its target's.
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

/// Identity and last write of a file; nil where there is none.
private struct FileVersion: Equatable {
  private let identity: FileIdentity
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  var isEmpty: Bool { size == 0 }

  init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
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
