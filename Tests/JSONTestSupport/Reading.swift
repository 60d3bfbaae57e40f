import JSONReader

/// Runs `body` with a reader over a text.
package func reading<Result>(
  _ text: String, _ body: (inout JSONReader) throws -> Result
) rethrows -> Result {
  let bytes = Array(text.utf8)
  return try bytes.withUnsafeBufferPointer { bytes in
    var reader = JSONReader(bytes)
    return try body(&reader)
  }
}
