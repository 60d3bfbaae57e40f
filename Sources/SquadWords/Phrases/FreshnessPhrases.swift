/// Where what is shown came from.
extension Strings {
  package var fromBundle: String { say("bundled", "incluido", "内蔵データ") }
  package func fromBundle(_ day: String) -> String {
    say("bundled \(day)", "incluido \(day)", "内蔵データ \(day)")
  }
  package var saved: String { say("saved", "guardado", "保存データ") }
  package func saved(_ time: String) -> String {
    say("saved \(time)", "guardado \(time)", "保存データ \(time)")
  }
  package var live: String { say("live", "en vivo", "ライブ") }
  package func live(_ time: String) -> String {
    say("live \(time)", "en vivo \(time)", "ライブ \(time)")
  }
}
