import Foundation
import Testing

/// Facts about running processes, from the system.
enum Processes {
  /// Number of context switches of all its threads.
  static func switches(of pid: pid_t) throws -> Int {
    let folder = "/proc/\(pid)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, thread in
      let status = try String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      return status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
        .reduce(sum) { $0 + (Int($1.split(separator: "\t").last ?? "") ?? 0) }
    }
  }

  /// Waits until none of its threads has run for that long.
  static func waitUntilIdle(_ pid: pid_t, for time: Duration = .seconds(2)) throws {
    var before = try switches(of: pid)
    var since = ContinuousClock.now
    let isIdle = try wait { () -> Bool? in
      let now = try switches(of: pid)
      if now != before { (before, since) = (now, .now) }
      return ContinuousClock.now - since >= time ? true : nil
    }
    guard isIdle == true else { throw Failure("process \(pid) wakes up again and again") }
  }

  /// The niceness of its main thread and of each of the others.
  static func niceness(of pid: pid_t) throws -> (main: Int, others: [Int]) {
    let folder = "/proc/\(pid)/task"
    func niceness(_ thread: String) throws -> Int {
      let stat = try String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
      // The program's name before it may contain spaces.
      let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
      return try #require(fields.dropFirst(17).first.flatMap { Int($0) })
    }
    let threads = try FileManager.default.contentsOfDirectory(atPath: folder)
    return (try niceness("\(pid)"), try threads.filter { $0 != "\(pid)" }.map(niceness))
  }

  /// Its memory including all shared pages (RSS), in KB. A share of them would grow whenever
  /// another program that uses them ends.
  static func resident(of pid: pid_t) throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(pid)/smaps_rollup", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("Rss:") }
    return try #require(line.flatMap { Int($0.split(separator: " ").dropFirst().first ?? "") })
  }

  /// Whether its main thread waits for events without a timeout; nil if the system doesn't tell.
  static func waitsForEver(_ pid: pid_t) -> Bool? {
    #if arch(x86_64)
      let poll = "7"
    #else
      let poll = "none"
    #endif
    guard let text = try? String(contentsOfFile: "/proc/\(pid)/syscall", encoding: .utf8),
      poll != "none"
    else { return nil }
    let words = text.split(separator: " ")
    return words.count > 3 && words[0] == poll && words[3].hasSuffix("ffffffff")
  }

  /// Whether the system tells what other processes wait for, even if this one didn't start them.
  static let tellWaits: Bool = waitsForEver(getppid()) != nil
  static let waitsLack: Comment = "the system doesn't tell what another process waits for"

  /// Whether strace may also read the memory of a kiosk, which is closed to its own account.
  static let canTraceKiosks: Bool = {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("CapEff:") } ?? ""
    // CAP_SYS_PTRACE
    let capabilities = UInt64(line.drop { $0 != "\t" }.dropFirst(), radix: 16) ?? 0
    return canTrace && capabilities >> 19 & 1 == 1
  }()

  /// Whether programs may be traced here, which containers can forbid.
  static let canTrace: Bool = {
    guard let sandbox = try? Sandbox() else { return false }
    let result = try? Command.run(
      ["strace", "-qq", "-o", sandbox.folder + "/trace", "true"], in: sandbox)
    return result?.exit == .code(0)
  }()
}
