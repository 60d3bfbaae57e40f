import CConfinement
import SystemKit

/// Gives up privileges that the process doesn't need, irrevocably. Call before the first thread.
package enum Confinement {
  /// A confinement that the system refused, with its reason; the program can run without it.
  package enum Shortfall: Equatable, Sendable {
    /// System calls aren't filtered.
    case calls(String)
    /// Landlock is missing.
    case writing(String)
  }

  /// TCP connections that stay allowed.
  package enum Connections: Equatable, Sendable {
    case anywhere
    /// To these ports of any host: Landlock knows no addresses.
    case ports(Set<UInt16>)
  }

  /// Closes all inherited descriptors but the standard streams, and hides the process from the
  /// user's other ones.
  package static func closeOff() throws(SystemError) {
    squad_close_from(3)
    guard squad_close_to_others() == 0 else { throw .last }
  }

  /// Allows writing only below a folder and in a few files, and starting no program.
  ///
  /// - Parameters:
  ///   - folder: exists already; nil allows no folder.
  ///   - files: such as a terminal; missing ones are left out.
  ///   - connections: the connections to other machines that stay possible.
  package static func enter(
    writingBelow folder: String?, files: [String], connecting connections: Connections
  ) -> [Shortfall] {
    [confineWriting(folder, files, connections), confineCalls()].compactMap { $0 }
  }

  private static func confineWriting(
    _ folder: String?, _ files: [String], _ connections: Connections
  ) -> Shortfall? {
    var ports: [UInt16]?
    if case .ports(let allowed) = connections { ports = Array(allowed) }
    let paths = files + [folder].compactMap { $0 }
    let status = withCStrings(paths) { pointers in
      let writable = paths.indices.map {
        squad_writable(path: pointers[$0], is_folder: $0 >= files.count)
      }
      return (ports ?? []).withUnsafeBufferPointer { list in
        var allowed = squad_connections(
          anywhere: ports == nil, ports: list.baseAddress, count: list.count)
        return squad_confine(writable, writable.count, &allowed)
      }
    }
    return status == 0 ? nil : .writing(SystemError.last.reason)
  }

  /// The library that filters system calls, opened on demand; without it nothing is filtered.
  package static let library = "libseccomp.so.2"

  private static func confineCalls() -> Shortfall? {
    var reason = [CChar](repeating: 0, count: 256)
    let status = squad_confine_calls(library, &reason, reason.count)
    guard status != 0 else { return nil }
    guard status < 0 else { return .calls(SystemError(code: status).reason) }
    let message = reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return .calls(String(decoding: message, as: UTF8.self))
  }
}

/// Upper limits of a process's resources.
package struct ProcessLimits: Equatable, Sendable {
  /// Bytes of address space, resident or not.
  package var addressSpace: UInt64 = 256 << 20
  /// Seconds until SIGXCPU.
  package var processorTime: UInt64 = 120
  /// Seconds until SIGKILL.
  package var processorTimeAtMost: UInt64 = 125
  /// File descriptors at a time.
  package var openFiles: UInt64 = 64

  /// The limits of a kiosk's session.
  package init() {}

  /// Applies the limits to this process; a lower one stays.
  package func apply() throws(SystemError) {
    var limits = squad_limits(
      address_space: addressSpace, processor_time: processorTime,
      processor_time_at_most: processorTimeAtMost, open_files: openFiles)
    guard squad_limit(&limits) == 0 else { throw .last }
  }
}

/// Calls `body` with zero-terminated copies of the strings and a nil behind the last, valid only
/// during the call.
func withCStrings<Value>(
  _ strings: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Value
) -> Value {
  let bytes = strings.flatMap(\.utf8CString)
  var offsets: [Int] = []
  var offset = 0
  for string in strings {
    offsets.append(offset)
    offset += string.utf8.count + 1
  }
  return bytes.withUnsafeBufferPointer { bytes in
    let pointers = offsets.map { offset in bytes.baseAddress.map { $0 + offset } } + [nil]
    return pointers.withUnsafeBufferPointer(body)
  }
}
