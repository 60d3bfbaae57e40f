import SquadCore

/// A list as a command got it.
package struct FetchedList: Equatable, Sendable {
  package let page: Page
  /// Why the service's own list is not whole; nil where it is, or where there is no service.
  package let shortfall: IncompleteList?
  /// Whether the rows are from this machine and not from a service.
  package let isStored: Bool

  init(_ page: Page, shortfall: IncompleteList? = nil, isStored: Bool = false) {
    self.page = page
    self.shortfall = shortfall
    self.isStored = isStored
  }
}

/// Why a service's list is not whole.
package struct IncompleteList: Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case ended(ListEnd)
    case failed(Failure)
  }

  package let reason: Reason
  /// How many rows came.
  package let told: Int
  /// How many there are, as the service counts; nil where it didn't say.
  package let total: Int?
}
