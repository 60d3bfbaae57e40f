/// Where what is shown came from.
protocol FreshnessWords {
  var fromBundle: String { get }
  func fromBundle(_ day: String) -> String
  var saved: String { get }
  func saved(_ time: String) -> String
  var live: String { get }
  func live(_ time: String) -> String
}
