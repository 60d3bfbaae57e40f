/// Id of a catalogue on the command line, in entries' ids and in the squad's file: `marvel`.
package struct CatalogueID: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
}
