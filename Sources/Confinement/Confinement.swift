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

  /// Closes all inherited descriptors but the standard streams, and hides the process from the
  /// user's other ones.
  package static func closeOff() throws(SystemError) {
    squad_close_from(3)
    guard squad_close_to_others() == 0 else { throw .last }
  }

  /// Limits the process's resources to what a kiosk's session needs; a lower limit stays.
  package static func limitResources() throws(SystemError) {
    var limits = squad_limits(
      address_space: 256 << 20, processor_time: 120, processor_time_at_most: 125, open_files: 64)
    guard squad_limit(&limits) == 0 else { throw .last }
  }

  /// Allows writing only below a folder and in a few files, and starting no program.
  ///
  /// - Parameters:
  ///   - folder: exists already; nil allows no folder.
  ///   - files: such as a terminal; missing ones are left out.
  ///   - ports: TCP ports that connections may go to, on any host, since Landlock knows no
  ///     addresses; nil allows all.
  package static func enter(
    writingBelow folder: String?, files: [String], connectingTo ports: Set<UInt16>?
  ) -> [Shortfall] {
    [confineWriting(folder, files, ports), confineCalls()].compactMap { $0 }
  }

  private static func confineWriting(
    _ folder: String?, _ files: [String], _ ports: Set<UInt16>?
  ) -> Shortfall? {
    let paths = files + [folder].compactMap { $0 }
    let status = withCStrings(paths) { pointers in
      let writable = paths.indices.map {
        squad_writable(path: pointers[$0], is_folder: $0 >= files.count)
      }
      return Array(ports ?? []).withUnsafeBufferPointer { list in
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
