import CLibrary

// System calls under their own names, since methods named `read` or `close` would shadow them.

/// Bytes read into the buffer; 0 at the end, −1 with `errno` set.
package func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  buffer.withUnsafeMutableBytes { systemRead(descriptor, $0) }
}

/// Bytes read into the buffer; 0 at the end, −1 with `errno` set.
package func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

/// Bytes written; −1 with `errno` set.
package func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

/// Writes all the bytes; returns the error that stopped it, or nil. With `waits` it waits until a
/// non-blocking descriptor accepts more.
package func systemWriteAll(
  _ descriptor: Int32, _ bytes: [UInt8], waits: Bool = false
) -> SystemError? {
  bytes.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN, waits {
        var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&polled, 1, -1)
        continue
      }
      guard count > 0 else { return count < 0 ? .last : SystemError(code: EIO) }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}

/// The new descriptor; −1 with `errno` set.
package func systemOpen(_ path: String, _ flags: Int32) -> Int32 {
  open(path, flags)
}

/// Closes a descriptor; ignores errors.
package func systemClose(_ descriptor: Int32) {
  close(descriptor)
}

/// The facts of the file at a path; nil with `errno` set.
package func systemFacts(of path: String) -> stat? {
  var facts = stat()
  return stat(path, &facts) == 0 ? facts : nil
}

/// The facts of an open file; nil with `errno` set.
package func systemFacts(of descriptor: Int32) -> stat? {
  var facts = stat()
  return fstat(descriptor, &facts) == 0 ? facts : nil
}

/// Whether a process ignores a signal; false if /proc doesn't show that.
package func systemIgnores(_ signal: Int32, in process: pid_t) -> Bool {
  let path = "/proc/\(process)/status"
  guard let status = try? systemReadAll(of: path, limit: 1 << 14, patience: 0) else { return false }
  let name = "SigIgn:\t"
  let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
    .first { $0.hasPrefix(name) }
  let mask = line.flatMap { UInt64($0.dropFirst(name.count), radix: 16) } ?? 0
  return mask >> UInt64(signal - 1) & 1 == 1
}

/// Calls `body` with pointers to null-terminated copies of the texts, followed by nil; they are
/// valid only during the call. A nil text becomes a nil pointer.
package func withCStrings<Value>(
  _ texts: [String?], _ body: ([UnsafePointer<CChar>?]) -> Value
) -> Value {
  var bytes: [CChar] = []
  let starts = texts.map { text -> Int? in
    guard let text else { return nil }
    let start = bytes.count
    bytes += text.utf8CString
    return start
  }
  return bytes.withUnsafeBufferPointer { buffer in
    let pointers = (starts + [nil]).map { start in
      start.flatMap { start in buffer.baseAddress.map { $0 + start } }
    }
    return body(pointers)
  }
}

/// Reason why a file isn't written to.
package enum OpenError: Error, Equatable {
  /// It isn't one that squad wrote.
  case isSomethingElse
  case refused(SystemError)
}

/// Error of a system call.
package struct SystemError: Error, Equatable {
  /// The `errno`, such as `ENOENT`.
  package let code: Int32

  /// The error of an `errno`.
  package init(code: Int32) { self.code = code }

  /// The error of this thread's last failed call.
  package static var last: SystemError { SystemError(code: errno) }

  /// The system's message.
  package var reason: String { String(cString: strerror(code)) }
}

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
  systemFacts(of: descriptor).map { $0.st_mode & S_IFMT } == S_IFIFO
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
