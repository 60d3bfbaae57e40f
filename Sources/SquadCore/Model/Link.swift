/// An address named by a detail, shown in full and never opened by squad itself; or a value that
/// the detail cuts, which opens as a list of its parts.
package struct Link: Equatable, Sendable {
  /// Name of the address, `wiki`, or label of the cut value.
  package let title: String
  /// The address, or the size of the cut value: `1.0 MB`.
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
