import Foundation
import Testing

/// What the system knows of a running process.
enum Processes {
  /// How often any of its threads has been given the processor or has given it up.
  static func switches(of pid: pid_t) throws -> Int {
    let folder = "/proc/\(pid)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, thread in
      let status = try String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      return status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
        .reduce(sum) { $0 + (Int($1.split(separator: "\t").last ?? "") ?? 0) }
    }
  }

  /// Waits until none of its threads is given the processor for so long.
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

  /// How nice its main thread is, and each of the others.
  static func niceness(of pid: pid_t) throws -> (main: Int, others: [Int]) {
    let folder = "/proc/\(pid)/task"
    func niceness(_ thread: String) throws -> Int {
      let stat = try String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
      // The name before it may have spaces.
      let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
      return try #require(fields.dropFirst(17).first.flatMap { Int($0) })
    }
    let threads = try FileManager.default.contentsOfDirectory(atPath: folder)
    return (try niceness("\(pid)"), try threads.filter { $0 != "\(pid)" }.map(niceness))
  }

  /// Its share of the memory, in KB.
  static func memory(of pid: pid_t) throws -> Int { try figure("Pss", of: pid) }

  /// Its memory with all of what it shares, in KB.
  static func resident(of pid: pid_t) throws -> Int { try figure("Rss", of: pid) }

  private static func figure(_ name: String, of pid: pid_t) throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(pid)/smaps_rollup", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    return try #require(line.flatMap { Int($0.split(separator: " ").dropFirst().first ?? "") })
  }

  /// Whether its main thread waits for something to happen and for no time to pass; nil where the
  /// system doesn't tell.
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

  /// Whether strace may read a kiosk's memory too, which is closed to its own account.
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
