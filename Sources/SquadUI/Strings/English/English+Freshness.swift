/// English words for where data came from.
extension English: FreshnessWords {
  var fromBundle: String { "bundled" }
  func fromBundle(_ day: String) -> String { "bundled \(day)" }
  var saved: String { "saved" }
  func saved(_ time: String) -> String { "saved \(time)" }
  var live: String { "live" }
  func live(_ time: String) -> String { "live \(time)" }
}
