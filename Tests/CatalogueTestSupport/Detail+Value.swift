import SquadCore

extension Detail {
  /// The value of the fact with that label; nil where there is none.
  package func value(_ label: String) -> String? {
    (priceFacts + facts).first { $0.label == label }?.value
  }
}
