/// Japanese words for where data came from.
extension Japanese: FreshnessWords {
  var fromBundle: String { "内蔵データ" }
  func fromBundle(_ day: String) -> String { "内蔵データ \(day)" }
  var saved: String { "保存データ" }
  func saved(_ time: String) -> String { "保存データ \(time)" }
  var live: String { "ライブ" }
  func live(_ time: String) -> String { "ライブ \(time)" }
}
