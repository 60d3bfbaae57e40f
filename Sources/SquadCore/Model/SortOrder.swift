/// An order that a list can be asked for.
package struct SortOrder: Hashable, Sendable {
  /// What the service calls it, without the sign for descending: `name`.
  package let key: String
  package let isDescending: Bool

  package init(key: String, isDescending: Bool = false) {
    self.key = key
    self.isDescending = isDescending
  }
}
