import Foundation
import Testing

/// How a process ended.
enum Exit: Equatable {
  case code(Int32)
  case signal(Int32)
}

/// A child process, which never outlives its test.
final class Child {
  let pid: pid_t
  private var ended: Exit?

  /// Runs `command` with the descriptors that `redirect` arranges and the standard signals.
  init(
    _ command: [String], environment: [String: String], ownSession: Bool = false,
    redirect: (inout posix_spawn_file_actions_t) -> Void
  ) throws {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    _ = HomeWatch.account
    redirect(&actions)
    Child.setUp(&attributes, ownSession: ownSession)
    pid = try Child.spawn(command, environment, &actions, &attributes)
  }

  deinit {
    if poll() == nil {
      kill(pid, SIGKILL)
      _ = wait(for: .seconds(2)) { poll() }
    }
    let touched = HomeWatch.account.touched().sorted()
    if !touched.isEmpty {
      Issue.record("a test, or a squad of yours, used the home of this account: \(touched)")
    }
  }

  /// How it ended, or nil while it runs.
  func poll() -> Exit? {
    if ended != nil { return ended }
    var status: Int32 = 0
    guard waitpid(pid, &status, WNOHANG) == pid else { return nil }
    let signal = status & 0x7f
    ended = signal == 0 ? .code((status >> 8) & 0xff) : .signal(signal)
    return ended
  }

  /// Waits for the end.
  func end(within limit: Duration = timeout) throws -> Exit {
    guard let exit = wait(for: limit, { poll() }) else {
      throw Failure("the program still runs after \(limit)")
    }
    return exit
  }

  func send(_ signal: Int32) {
    kill(pid, signal)
  }

  /// Held while descriptors are created and while a child is started, so that no child inherits
  /// another's descriptors.
  static let descriptors = NSLock()

  /// `POSIX_SPAWN_SETSID`, which glibc's headers keep from Swift.
  #if os(Linux)
    private static let startsSession: Int16 = 0x80
  #else
    private static let startsSession: Int16 = 0x400
  #endif

  private static func setUp(_ attributes: inout posix_spawnattr_t, ownSession: Bool) {
    var every = sigset_t()
    var none = sigset_t()
    sigfillset(&every)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &every)
    posix_spawnattr_setsigmask(&attributes, &none)
    var flags = Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    if ownSession { flags |= startsSession }
    posix_spawnattr_setflags(&attributes, flags)
  }

  private static func spawn(
    _ command: [String], _ environment: [String: String],
    _ actions: inout posix_spawn_file_actions_t, _ attributes: inout posix_spawnattr_t
  ) throws -> pid_t {
    var pid: pid_t = 0
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    let code = descriptors.withLock {
      posix_spawnp(&pid, command[0], &actions, &attributes, arguments, variables)
    }
    guard code == 0 else { throw Failure.system("\(command[0]) (run `make build` first?)", code) }
    return pid
  }
}
