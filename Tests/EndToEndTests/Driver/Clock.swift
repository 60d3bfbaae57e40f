import Foundation

/// A clock on the wall that a test sets while the program runs; other clocks go on as they are.
struct Clock {
  private let file: String

  /// Where the library lies that lies about the time; nil where there is none.
  private static let library: String? = {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    return folders.map { "/usr/lib/\($0)/faketime/libfaketimeMT.so.1" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }()

  static var isPossible: Bool { library != nil }

  /// Stands at noon.
  init(in sandbox: Sandbox) throws {
    file = sandbox.folder + "/clock"
    try set(seconds: 0)
  }

  /// Puts it to so many seconds after noon, where it stands still.
  func set(seconds: Int) throws {
    let time = [12 + seconds / 3_600, seconds / 60 % 60, seconds % 60]
      .map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
    try "2026-11-21 \(time)\n".write(toFile: file, atomically: true, encoding: .utf8)
  }

  /// What starts a program for which every clock goes twenty times as fast.
  var fast: [String] {
    ["env", "FAKETIME_SHARED=none none", "LD_PRELOAD=\(Self.library ?? "")", "FAKETIME=+0 x20"]
  }

  /// What starts a program that goes by it.
  var prefix: [String] {
    [
      // Without a name for what it shares, the library would leave files of its own in /dev/shm.
      "env", "FAKETIME_SHARED=none none", "LD_PRELOAD=\(Self.library ?? "")",
      "FAKETIME_TIMESTAMP_FILE=\(file)",
      "FAKETIME_NO_CACHE=1", "FAKETIME_DONT_FAKE_MONOTONIC=1",
    ]
  }
}
