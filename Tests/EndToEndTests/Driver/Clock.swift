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
  var fast: [String] {
    ["env", "FAKETIME_SHARED=none none", "LD_PRELOAD=\(Self.library ?? "")", "FAKETIME=+0 x20"]
  }

  /// The command prefix for a program that uses this clock.
  var prefix: [String] {
    [
      // Without a name for its shared memory, the library would leave files in /dev/shm.
      "env", "FAKETIME_SHARED=none none", "LD_PRELOAD=\(Self.library ?? "")",
      "FAKETIME_TIMESTAMP_FILE=\(file)",
      "FAKETIME_NO_CACHE=1", "FAKETIME_DONT_FAKE_MONOTONIC=1",
    ]
  }
}
