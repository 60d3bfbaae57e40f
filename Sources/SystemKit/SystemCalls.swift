#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// System calls under names of their own: methods named `read` or `close` would hide them.

/// Bytes read into the buffer, 0 at the end, −1 with `errno` set.
package func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  let size = buffer.count
  return buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, size) }
}

/// Bytes taken, −1 with `errno` set.
package func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

/// A descriptor, −1 with `errno` set.
package func systemOpen(_ path: String, _ flags: Int32) -> Int32 {
  open(path, flags)
}

/// Closes a descriptor, whatever state it is in.
package func systemClose(_ descriptor: Int32) {
  close(descriptor)
}
