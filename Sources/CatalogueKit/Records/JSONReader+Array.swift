import JSONReader

extension JSONReader {
  /// Parses a text that is one array. Throws `JSONProblem`, also where it is something else.
  ///
  /// - Parameter name: what its elements are, for the error.
  package mutating func array(
    of name: String, _ element: (inout JSONReader) throws -> Void
  ) throws {
    skipSpace()
    let start = self
    let isArray = try elements(element)
    try finish()
    guard isArray else { throw start.problem("not a list of \(name)") }
  }
}
