import Foundation

/// A program inside a tmux server of its own: keys in, screen out.
final class TmuxScreen {
  private let sandbox: Sandbox
  private let socket: String
  private let environment: [String: String]

  /// Opens squad and waits for its screen.
  static func squad(
    _ arguments: String..., columns: Int = 120, rows: Int = 40, in sandbox: Sandbox,
    environment: [String: String] = [:]
  ) throws -> TmuxScreen {
    let screen = try TmuxScreen(
      [Program.path] + arguments, columns: columns, rows: rows, in: sandbox,
      environment: environment)
    try screen.wait("the first paint") { $0.isReady }
    return screen
  }

  /// The screen that a program leaves, and its exit. tmux can lose the last output before an end,
  /// so a shell keeps the terminal open until its title says that everything was read.
  static func left(
    by command: [String], columns: Int = 120, rows: Int = 40, in sandbox: Sandbox
  ) throws -> Screen {
    let script = "\"$@\"; printf '\\033]2;ended %d\\007' $?; exec sleep 1000"
    let screen = try TmuxScreen(
      ["sh", "-c", script, "sh"] + command, columns: columns, rows: rows, in: sandbox)
    var status: Int32?
    try screen.wait("the end") { _ in
      let words = try screen.ask("#{pane_title}").split(separator: " ")
      status = words.first == "ended" ? words.last.flatMap { Int32($0) } : nil
      return status != nil
    }
    var shown = try screen.screen()
    shown.exit = status.map { .code($0) }
    return shown
  }

  /// Starts a command and returns at once.
  init(
    _ command: [String], columns: Int = 120, rows: Int = 40,
    in sandbox: Sandbox, environment: [String: String] = [:]
  ) throws {
    self.sandbox = sandbox
    socket = sandbox.folder + "/" + UUID().uuidString.prefix(8)
    self.environment = sandbox.environment.merging(environment) { $1 }
    let configuration = sandbox.folder + "/tmux.conf"
    try """
    set -g status off
    set -g escape-time 0
    set -g default-terminal tmux-256color
    set -g remain-on-exit on
    set -g remain-on-exit-format ""
    set -g history-limit 1000
    """.write(toFile: configuration, atomically: true, encoding: .utf8)
    try tmux(
      ["-f", configuration, "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"]
        + ["--"] + command)
  }

  deinit {
    // Killed first: at a hang-up squad saves its place, into a sandbox that is removed meanwhile.
    let pid = (try? ask("#{?pane_dead,0,#{pane_pid}}")).flatMap { pid_t($0) }
    if let pid, pid > 0 { kill(pid, SIGKILL) }
    _ = try? tmux(["kill-server"])
  }

  /// Types text literally.
  func type(_ text: String) throws {
    try tmux(["send-keys", "-l", "--", text])
  }

  /// Presses keys by tmux's names, all at once: `Enter`, `Escape`, `C-c`, `PageDown` …
  func press(_ keys: String...) throws {
    try tmux(["send-keys", "--"] + keys)
  }

  /// Pastes text, bracketed if the program asked for that.
  func paste(_ text: String) throws {
    try tmux(["set-buffer", "--", text, ";", "paste-buffer", "-p", "-r"])
  }

  /// Sets an option of the server.
  func set(_ option: String, to value: String) throws {
    try tmux(["set-option", "-s", option, value])
  }

  func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Closes the terminal.
  func hangUp() throws {
    try tmux(["kill-server"])
  }

  /// The process in the pane.
  func pid() throws -> pid_t {
    pid_t(try ask("#{pane_pid}")) ?? 0
  }

  func ask(_ format: String) throws -> String {
    try tmux(["display-message", "-p", format]).trimmingCharacters(in: .newlines)
  }

  /// The screen with its colours and attributes as escape sequences.
  func styled() throws -> String {
    try tmux(["capture-pane", "-p", "-e", "-N"])
  }

  func screen() throws -> Screen {
    let format =
      "#{cursor_x} #{cursor_y} #{cursor_flag} #{alternate_on} #{pane_dead} #{pid}"
      + " #{?pane_dead_signal,s#{pane_dead_signal},c#{pane_dead_status}}"
    let response = try tmux(["display-message", "-p", format, ";", "capture-pane", "-p"])
    var lines = response.components(separatedBy: "\n")
    let fields = lines.removeFirst().split(separator: " ").map(String.init)
    if lines.last == "" { lines.removeLast() }
    let end = fields[4] == "1" ? Self.exit(fields[6]) : nil
    if fields[4] == "1", end == nil { remindServer(fields[5]) }
    return Screen(
      lines: lines, cursorColumn: Int(fields[0]) ?? -1, cursorRow: Int(fields[1]) ?? -1,
      isCursorVisible: fields[2] == "1", isAlternate: fields[3] == "1",
      exit: end)
  }

  /// Waits until the screen meets `condition`; the error shows the last screen.
  @discardableResult
  func wait(
    _ what: String = "the screen", for limit: Duration = timeout,
    line: UInt = #line, until condition: (Screen) throws -> Bool
  ) throws -> Screen {
    var last: Screen?
    let found = try EndToEndTests.wait(for: limit) { () -> Screen? in
      let screen = try screen()
      last = screen
      return try condition(screen) ? screen : nil
    }
    guard let found else {
      throw Failure("line \(line): waited in vain for \(what)\n\(last.map(String.init) ?? "")")
    }
    // The rest of a frame may have been on its way.
    let whole = try screen()
    return try condition(whole) ? whole : found
  }

  /// Presses `key` until the screen meets `condition`. Waits for that or for the focus to move each
  /// time, because other changes, such as a new picture, don't come from the key. Keys pressed
  /// before must have taken effect.
  @discardableResult
  func press(
    _ key: String, atMost times: Int, line: UInt = #line, until condition: (Screen) -> Bool
  ) throws -> Screen {
    var shown = try screen()
    for _ in 0..<times {
      if condition(shown) { return shown }
      let before = shown.focus
      try press(key)
      _ = try EndToEndTests.wait(for: .seconds(2)) { () -> Bool? in
        shown = try screen()
        return shown.focus != before || condition(shown) ? true : nil
      }
      // The rest of the frame may have been on its way, and the next press be one too many.
      shown = try screen()
    }
    return try wait("what \(times) × \(key) lead to", line: line, until: condition)
  }

  /// Waits for the program's end.
  func end(within limit: Duration = timeout) throws -> Exit? {
    try wait("the end", for: limit) { $0.exit != nil }.exit
  }

  /// tmux 3.3a sometimes misses that a child has ended; a SIGCHLD makes it look again.
  private func remindServer(_ pid: String) {
    if let pid = pid_t(pid) { kill(pid, SIGCHLD) }
  }

  /// Nil until tmux has noticed how the program ended.
  private static func exit(_ text: String) -> Exit? {
    guard let number = Int32(text.dropFirst()) else { return nil }
    return text.hasPrefix("s") ? .signal(number) : .code(number)
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let result = try Command.run(
      ["tmux", "-S", socket] + arguments, in: sandbox, environment: environment)
    guard result.exit == .code(0) else {
      throw Failure("tmux \(arguments.joined(separator: " ")): \(result.errors)")
    }
    return result.output
  }
}
