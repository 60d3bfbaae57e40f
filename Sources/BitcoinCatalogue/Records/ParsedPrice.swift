import SquadCore

/// The value of a member that should have a price.
enum ParsedPrice: Equatable {
  case price(Amount)
  /// No price: `null`, 0 or -1.
  case none
  /// Any other value.
  case unreadable

  var amount: Amount? {
    if case .price(let amount) = self { amount } else { nil }
  }
}
