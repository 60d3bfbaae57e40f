import Foundation
import Synchronization

/// Watches squad's folders in a home that tests must not touch.
final class HomeWatch: Sendable {
  /// The home of the account that runs the tests.
  static let account = HomeWatch(
    home: getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } ?? "/")

  /// Folders that don't exist at the start.
  private let absent: Mutex<[String]>
  #if os(Linux)
    private let notifications = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
  #endif

  init(home: String) {
    let folders = [home + "/.local/share/squad", home + "/.config/squad"]
    absent = Mutex(folders.filter { !FileManager.default.fileExists(atPath: $0) })
    #if os(Linux)
      for folder in folders {
        inotify_add_watch(notifications, folder, UInt32(IN_OPEN | IN_CREATE | IN_DELETE))
      }
    #endif
  }

  deinit {
    #if os(Linux)
      close(notifications)
    #endif
  }

  /// Paths that were opened or created there since the last call.
  func touched() -> Set<String> {
    let made = absent.withLock { absent in
      let made = absent.filter { FileManager.default.fileExists(atPath: $0) }
      absent.removeAll { made.contains($0) }
      return made
    }
    return Set(made).union(names())
  }

  private func names() -> [String] {
    #if os(Linux)
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = read(notifications, &bytes, bytes.count)
      var names: [String] = []
      var place = 0
      // An event is a watch, a mask, a cookie and a length of 4 bytes each, and then a name.
      while place + 16 <= count {
        let length = bytes.withUnsafeBytes {
          Int($0.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
        }
        let name = bytes[(place + 16)..<(place + 16 + length)].prefix { $0 != 0 }
        if !name.isEmpty { names.append(String(decoding: name, as: UTF8.self)) }
        place += 16 + length
      }
      return names
    #else
      return []
    #endif
  }
}
