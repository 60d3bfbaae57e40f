import CLibrary

/// Reads a file of any kind to its end, up to one byte beyond `limit`. A pipe's writer has at most
/// a second to begin, and may pause for `patience` milliseconds. `opened` receives the descriptor
/// before anything is read.
package func systemReadAll(
  of path: String, limit: Int, patience: Int32, opened: (Int32) -> Void = { _ in }
) throws(SystemError) -> [UInt8] {
  // Non-blocking: opening a pipe without a writer would block forever.
  let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
  guard descriptor >= 0 else { throw .last }
  defer { systemClose(descriptor) }
  opened(descriptor)
  // A pipe without a writer reads as ended.
  var mayBegin = isPipe(descriptor)
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while bytes.count <= limit {
    let count = systemRead(descriptor, &chunk)
    if count == 0 {
      guard mayBegin else { break }
      try awaitInput(descriptor, min(patience, 1_000))
    }
    mayBegin = false
    if count > 0 {
      bytes += chunk.prefix(min(count, limit + 1 - bytes.count))
    } else if count < 0, errno == EAGAIN {
      try awaitInput(descriptor, patience)
    } else if count < 0, errno != EINTR {
      throw .last
    }
  }
  return bytes
}

private func isPipe(_ descriptor: Int32) -> Bool {
  var facts = stat()
  return fstat(descriptor, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO
}

private func awaitInput(_ descriptor: Int32, _ patience: Int32) throws(SystemError) {
  while true {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let ready = poll(&polled, 1, patience)
    if ready > 0 { return }
    if ready == 0 { throw SystemError(code: ETIMEDOUT) }
    guard errno == EINTR else { throw .last }
  }
}
