import SquadCore

/// Where the loop finds what others did meanwhile.
package struct ActionInbox {
  /// To poll for input: readable when `take` has something.
  package let descriptor: Int32
  package let take: () -> [Action]

  package init(descriptor: Int32, take: @escaping () -> [Action]) {
    self.descriptor = descriptor
    self.take = take
  }
}
