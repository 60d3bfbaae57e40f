import SquadWords

/// Failure of a command, with its one line in the user's language.
struct CommandFailure: Error {
  let line: @Sendable (Strings) -> String

  init(_ line: @escaping @Sendable (Strings) -> String) { self.line = line }
}
