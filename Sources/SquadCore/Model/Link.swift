/// An address named by a detail; shown in full, never opened by squad itself.
package struct Link: Equatable, Sendable {
  package let title: String
  package let url: String

  package init(title: String, url: String) {
    self.title = title
    self.url = url
  }
}
