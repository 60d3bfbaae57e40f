import Foundation

/// A wall clock that a test sets while the program runs; other clocks keep running.
struct Clock {
  private let file: String

  /// The path of faketime's library; nil if it isn't installed.
  private static let library: String? = {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    return folders.map { "/usr/lib/\($0)/faketime/libfaketimeMT.so.1" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }()

  static var isPossible: Bool { library != nil }

  /// Starts at noon.
  init(in sandbox: Sandbox) throws {
    file = sandbox.folder + "/clock"
    try set(seconds: 0)
  }

  /// Sets the clock to that many seconds after noon, where it stands still.
  func set(seconds: Int) throws {
    let time = [12 + seconds / 3_600, seconds / 60 % 60, seconds % 60]
      .map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
    try "2026-11-21 \(time)\n".write(toFile: file, atomically: true, encoding: .utf8)
  }

  /// The command prefix for a program whose clocks all run twenty times as fast.
  var fast: [String] { Self.preloading + ["FAKETIME=+0 x20"] }

  /// The command prefix for a program that uses this clock.
  var prefix: [String] {
    Self.preloading + [
      "FAKETIME_TIMESTAMP_FILE=\(file)", "FAKETIME_NO_CACHE=1", "FAKETIME_DONT_FAKE_MONOTONIC=1",
    ]
  }

  /// A killed program leaves the library's files in /dev/shm, and the library ends a later program
  /// with the same process id if it finds them. The shell has the id that the program will have.
  private static var preloading: [String] {
    [
      "sh", "-c", #"rm -f /dev/shm/*faketime_*_$$; exec "$@""#, "sh",
      "env", "FAKETIME_SHARED=none none", "LD_PRELOAD=\(library ?? "")",
    ]
  }
}
