import SquadCore

extension Detail {
  /// The value of the fact with that label; nil if there is none.
  package func value(_ label: String) -> String? {
    (priceFacts + facts).first { $0.label == label }?.value
  }
}
