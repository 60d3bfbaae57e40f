import CLibrary

/// Watches one file for changes, by a descriptor to poll.
package final class FileWatch: Sendable {
  /// Readable after a change.
  package let descriptor: Int32

  #if canImport(Darwin)
    private let file: Int32
  #endif

  /// Throws where the system grants no watch.
  package init(path: String) throws(SystemError) {
    #if canImport(Darwin)
      descriptor = kqueue()
      guard descriptor >= 0 else { throw .last }
      file = open(path, O_EVTONLY | O_CLOEXEC)
      var change = kevent(
        ident: UInt(max(file, 0)), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME), data: 0,
        udata: nil)
      guard file >= 0, kevent(descriptor, &change, 1, nil, 0, nil) == 0 else { throw .last }
    #else
      descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      guard descriptor >= 0 else { throw .last }
      let events = IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF
      guard inotify_add_watch(descriptor, path, UInt32(events)) >= 0 else { throw .last }
    #endif
  }

  deinit {
    close(descriptor)
    #if canImport(Darwin)
      close(file)
    #endif
  }

  /// Forgets the changes so far.
  package func clear() {
    #if canImport(Darwin)
      var event = kevent()
      var none = timespec()
      while kevent(descriptor, nil, 0, &event, 1, &none) > 0 {}
    #else
      var bytes = [UInt8](repeating: 0, count: 4_096)
      while systemRead(descriptor, &bytes) > 0 {}
    #endif
  }
}
