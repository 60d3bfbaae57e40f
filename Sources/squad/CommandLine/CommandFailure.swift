import SquadWords

/// Failure of a command, with its one line of text in the language that is spoken.
struct CommandFailure: Error {
  let line: @Sendable (Strings) -> String

  init(_ line: @escaping @Sendable (Strings) -> String) { self.line = line }
}
