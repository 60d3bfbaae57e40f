/// A command line that squad can't follow: one line, exit status 2.
struct UsageError: Error, Equatable {
  let line: String

  init(_ line: String) { self.line = line }
}
