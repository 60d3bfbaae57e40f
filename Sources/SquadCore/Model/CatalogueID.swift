/// Id of a catalogue on the command line, in entries' ids and in the squad's file: `marvel`.
package struct CatalogueID: RawRepresentable, Hashable, Sendable {
  /// The id as typed and stored.
  package let rawValue: String

  /// Takes any text.
  package init(rawValue: String) { self.rawValue = rawValue }
}
