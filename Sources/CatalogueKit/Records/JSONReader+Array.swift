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

  /// Parses an array; elements for which `element` is nil are left out. Throws `JSONProblem`.
  package mutating func values<Value>(
    _ element: (inout JSONReader) throws -> Value?
  ) throws -> [Value] {
    var values: [Value] = []
    try elements { reader in
      if let value = try element(&reader) { values.append(value) }
    }
    return values
  }
}
