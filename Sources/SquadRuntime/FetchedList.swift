import SquadCore

/// List for a command, with its origin.
package struct FetchedList: Equatable, Sendable {
  package let page: Page
  /// Why the service's list is incomplete; nil where it is complete or there is no service.
  package let shortfall: IncompleteList?
  /// Whether the rows come from this machine.
  package let isStored: Bool

  init(_ page: Page, shortfall: IncompleteList? = nil, isStored: Bool = false) {
    self.page = page
    self.shortfall = shortfall
    self.isStored = isStored
  }
}

/// Shortfall of a service's list.
package struct IncompleteList: Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case ended(ListEnd)
    case failed(Failure)
  }

  package let reason: Reason
  /// Rows received.
  package let received: Int
  /// The service's total; nil where it sent none.
  package let total: Int?
}
