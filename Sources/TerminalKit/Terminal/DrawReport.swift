/// Cost of showing a frame.
package struct DrawReport: Hashable, Sendable {
  /// Bytes sent to the terminal.
  package var bytes: Int
  /// Calls of `write`.
  package var writes: Int

  package static let nothing = DrawReport(bytes: 0, writes: 0)

  package init(bytes: Int, writes: Int) {
    self.bytes = bytes
    self.writes = writes
  }
}
