import Foundation

/// The output and exit of a command.
struct Command {
  let exit: Exit
  let output: String
  let errors: String

  var lines: [String] { output.split(separator: "\n").map(String.init) }
  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }

  /// Runs squad to its end without a terminal.
  static func squad(
    _ arguments: String..., in sandbox: Sandbox, environment: [String: String] = [:]
  ) throws -> Command {
    try run([Program.path] + arguments, in: sandbox, environment: environment)
  }

  /// Runs any program the same way.
  static func run(
    _ command: [String], in sandbox: Sandbox, environment: [String: String] = [:]
  ) throws -> Command {
    try run(command, in: sandbox, environment: environment, errorsTo: nil)
  }

  /// Runs squad with standard error on a terminal, as a person would see it.
  static func watched(
    _ arguments: [String], in sandbox: Sandbox, environment: [String: String] = [:]
  ) throws -> Command {
    let terminal = try OpenTerminal()
    // This terminal is too simple for a progress line.
    let command = try run(
      [Program.path] + arguments, in: sandbox,
      environment: environment.merging(["TERM": "dumb"]) { $1 }, errorsTo: terminal.path)
    return Command(exit: command.exit, output: command.output, errors: terminal.text())
  }

  private static func run(
    _ command: [String], in sandbox: Sandbox, environment: [String: String],
    errorsTo terminal: String?
  ) throws -> Command {
    let name = sandbox.folder + "/" + UUID().uuidString
    let (output, errors) = (name + ".out", name + ".err")
    let child = try Child(
      command, environment: sandbox.environment.merging(environment) { $1 }
    ) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
      posix_spawn_file_actions_addopen(
        &actions, 2, terminal ?? errors, O_WRONLY | O_CREAT | O_NOCTTY, 0o600)
    }
    return Command(
      exit: try child.end(),
      output: try String(contentsOfFile: output, encoding: .utf8),
      errors: terminal == nil ? try String(contentsOfFile: errors, encoding: .utf8) : "")
  }

  /// The output as JSON.
  func json<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(output.utf8))
  }
}
