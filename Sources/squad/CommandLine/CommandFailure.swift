/// Failure of a command, with its one line of text.
struct CommandFailure: Error {
  let line: String
}
