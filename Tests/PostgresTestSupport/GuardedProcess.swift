import Foundation

/// A program in a folder of its own that ends with the tests, even if they are killed: a shell
/// beside it waits for the end of its input, which this process holds open. If run as root, the
/// program runs as `nobody`, since servers refuse root.
final class GuardedProcess {
  private let shell = Process()
  private let input = Pipe()
  /// Closed when the shell has ended.
  private let output = Pipe()

  static let prefix =
    geteuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []

  /// Starts the program, with its messages in the folder's `name.log`. The signal must end it at
  /// once.
  init(_ name: String, _ command: [String], in folder: String, signal: String = "QUIT") throws {
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", Self.script, name, folder, signal] + Self.prefix + command
    shell.environment = GuardedProcess.environment
    shell.standardInput = input
    shell.standardOutput = output
    shell.standardError = FileHandle.nullDevice
    // The program inherits this thread's blocked signals, which in a test are nearly all.
    var blocked = sigset_t()
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try shell.run()
    try? output.fileHandleForWriting.close()
  }

  /// A line of input ends the program at once and keeps the folder; end of input removes that too.
  private static let script = """
    folder=$1; signal=$2; shift 2
    "$@" >>"$folder/$0.log" 2>&1 </dev/null & program=$!
    read -r _; ended=$?
    kill -CONT $program; kill -$signal $program; wait $program
    test $ended = 0 || rm -rf "$folder"
    """

  static let environment = [
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C",
  ]

  /// Kills the program and returns once it is gone.
  func kill() {
    try? input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
    end()
  }

  deinit { end() }

  private func end() {
    try? input.fileHandleForWriting.close()
    _ = try? output.fileHandleForReading.readToEnd()
  }

  /// Runs a program to its end; returns whether it succeeded.
  static func run(_ command: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = prefix + command
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
