import SquadCore

/// What stands where a price is looked for.
enum ParsedPrice: Equatable {
  case price(Amount)
  /// The service has no price there: `null`, 0 or -1.
  case none
  /// Something that is no price at all.
  case unreadable

  var amount: Amount? {
    if case .price(let amount) = self { amount } else { nil }
  }
}
