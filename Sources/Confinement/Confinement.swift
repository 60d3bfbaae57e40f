import CConfinement
import SystemKit

/// Gives up privileges that the process doesn't need, irrevocably. Call before the first thread.
package enum Confinement {
  /// A confinement that the system refused, with its reason; the program can go on without.
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

  /// Allows writing only below a folder and in a few files, and starting no program.
  ///
  /// - Parameters:
  ///   - folder: exists already; nil allows no folder.
  ///   - files: such as a terminal; missing ones are left out.
  ///   - connects: allows TCP connections.
  package static func enter(
    writingBelow folder: String?, files: [String], connects: Bool
  ) -> [Shortfall] {
    [confineWriting(folder, files, connects: connects), confineCalls()].compactMap { $0 }
  }

  private static func confineWriting(
    _ folder: String?, _ files: [String], connects: Bool
  ) -> Shortfall? {
    let paths = files + [folder].compactMap { $0 }
    let status = withCStrings(paths) { pointers in
      let places = paths.indices.map {
        squad_writable(path: pointers[$0], is_folder: $0 >= files.count)
      }
      return squad_confine_writing(places, places.count, connects)
    }
    return status == 0 ? nil : .writing(SystemError.last.reason)
  }

  private static let library = "libseccomp.so.2"

  private static func confineCalls() -> Shortfall? {
    var reason = [CChar](repeating: 0, count: 256)
    let status = squad_confine_calls(library, &reason, reason.count)
    guard status != 0 else { return nil }
    guard status < 0 else { return .calls(SystemError(code: status).reason) }
    let words = reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return .calls(String(decoding: words, as: UTF8.self))
  }
}
