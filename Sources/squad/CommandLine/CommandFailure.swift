/// A command that can't do what it was asked to, and its one line about that.
struct CommandFailure: Error {
  let line: String
}
