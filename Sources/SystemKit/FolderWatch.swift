import CLibrary

/// Watches folders for files that are written, touched, created, deleted or moved in. For one
/// thread at a time.
package final class FolderWatch {
  private let descriptor: Int32
  private let names: Set<String>

  #if canImport(Darwin)
    /// The watched folders and logs, kept open.
    private var watched: [Int32] = []
  #endif

  /// Throws where the system grants no watch or a folder is missing.
  ///
  /// - Parameters:
  ///   - folders: their paths.
  ///   - parents: paths of the folders above, watched too where that is allowed: Linux may not
  ///     report that a folder is removed while its files are open.
  ///   - names: names of the files that matter.
  ///   - logs: paths of files that are written in place. macOS needs each of them open, and closing
  ///     a file drops all of the process's locks on it, so that no locked file may be among them.
  package init(
    _ folders: Set<String>, under parents: Set<String>, names: Set<String>, logs: Set<String>
  ) throws(SystemError) {
    self.names = names
    #if canImport(Darwin)
      descriptor = kqueue()
      guard descriptor >= 0 else { throw .last }
      for folder in folders { try add(folder) }
      for log in logs { try? add(log) }
    #else
      descriptor = inotify_init1(Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { throw .last }
      // DELETE_SELF alone is late: a folder with open files goes only when they are closed.
      let files = IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_MOVED_TO | IN_DELETE
      let events = files | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
      // Parents first: when a folder is replaced, one of the two watches then sees it.
      for parent in parents {
        inotify_add_watch(descriptor, parent, UInt32(IN_DELETE | IN_ONLYDIR))
      }
      for folder in folders {
        guard inotify_add_watch(descriptor, folder, UInt32(events)) >= 0 else { throw .last }
      }
    #endif
  }

  deinit {
    close(descriptor)
    #if canImport(Darwin)
      for descriptor in watched { close(descriptor) }
    #endif
  }

  #if canImport(Darwin)
    private func add(_ path: String) throws(SystemError) {
      let file = open(path, O_EVTONLY | O_CLOEXEC)
      guard file >= 0 else { throw .last }
      watched.append(file)
      var change = kevent(
        ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME), data: 0,
        udata: nil)
      guard kevent(descriptor, &change, 1, nil, 0, nil) == 0 else { throw .last }
    }

    /// Waits for a change; false where the watch has to be set up again. A folder's event names no
    /// file, and a new one may be a log to watch.
    package func wait() throws(SystemError) -> Bool {
      var event = kevent()
      while kevent(descriptor, nil, 0, &event, 1, nil) < 0 {
        guard errno == EINTR else { throw .last }
      }
      var facts = stat()
      return fstat(Int32(event.ident), &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
        && event.fflags & UInt32(NOTE_DELETE | NOTE_RENAME) == 0
    }
  #else
    /// Waits for a change; false where the watch has to be set up again: a folder is gone, or
    /// events were lost.
    package func wait() throws(SystemError) -> Bool {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      while true {
        let count = systemRead(descriptor, &bytes)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw count < 0 ? .last : SystemError(code: EIO) }
        var isChange = false
        for event in Self.events(bytes.prefix(count)) {
          let lost = IN_IGNORED | IN_Q_OVERFLOW | IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT
          if event.mask & UInt32(lost) != 0 { return false }
          if names.contains(event.name) { isChange = true }
        }
        if isChange { return true }
      }
    }

    private static func events(_ bytes: ArraySlice<UInt8>) -> [(mask: UInt32, name: String)] {
      var events: [(mask: UInt32, name: String)] = []
      var rest = bytes
      while rest.count >= MemoryLayout<inotify_event>.size {
        let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
        rest = rest.dropFirst(MemoryLayout<inotify_event>.size)
        let name = String(decoding: rest.prefix(Int(event.len)).prefix { $0 != 0 }, as: UTF8.self)
        events.append((event.mask, name))
        rest = rest.dropFirst(Int(event.len))
      }
      return events
    }
  #endif
}
