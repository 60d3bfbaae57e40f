/// An address named by a detail; shown in full, never opened by squad itself. Or a value that the
/// detail cuts, which opens as a list of its parts.
package struct Link: Equatable, Sendable {
  /// Name of the address: `wiki`; of a value, its label.
  package let title: String
  /// Of a value its size: `1.0 MB`.
  package let url: String
  /// The list of a value's parts; nil for an address.
  package let section: Section?

  /// By default an address; with a section, a value that is cut.
  package init(title: String, url: String, section: Section? = nil) {
    self.title = title
    self.url = url
    self.section = section
  }
}
