/// Sort order that a list supports.
package struct SortOrder: Hashable, Sendable {
  /// What the service calls it, without the sign for descending: `name`.
  package let key: String
  package let isDescending: Bool

  package init(key: String, isDescending: Bool = false) {
    self.key = key
    self.isDescending = isDescending
  }
}
