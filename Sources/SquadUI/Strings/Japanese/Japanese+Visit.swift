/// Japanese words of a kiosk.
extension Japanese: VisitWords {
  func visitors(_ number: String) -> String { "\(number)人が利用中" }
  func hours(_ number: String, isOne: Bool) -> String { "\(number)時間" }
  func minutes(_ number: String, isOne: Bool) -> String { "\(number)分" }
  func seconds(_ number: String, isOne: Bool) -> String { "\(number)秒" }
  func span(_ parts: [String]) -> String { parts.joined() }
  func idleWarning(_ span: String) -> String {
    "キー入力がないため\(span)以内に終了します · 続けるには何かキーを押してください"
  }
  func limitWarning(_ span: String) -> String { "時間切れのため\(span)以内に終了します" }
  func welcomeBack(_ number: String, isOne: Bool) -> String {
    "おかえりなさい · チームのメンバー: \(number)"
  }
  func yourSquad(_ names: String) -> String { "チーム: \(names)" }
  func names(_ names: [String], more number: String) -> String {
    "\(names.joined(separator: "・")) ほか\(number)"
  }
  func idleEnd(_ span: String) -> String { "\(span)間キー入力がありませんでした" }
  func limitEnd(_ span: String) -> String { "利用時間は\(span)までです" }
  var hostClosing: String { "ホストが終了します" }
  var exhausted: String { "このセッションはCPU時間を使い切りました" }
  var hostCannotSave: String { "このホストでは今は保存できません" }
  var misconfiguredKiosk: String {
    "このキオスクの設定に誤りがあります · 運営者は squad config check で確認できます"
  }
  func full(_ number: String, isOne: Bool) -> String {
    "\(number)人が利用中です · しばらくしてからもう一度お試しください"
  }
  func tooManySessions(_ number: String, isOne: Bool) -> String {
    "この鍵のセッションは\(number)個開いています · 先にどれかを終了してください"
  }
  var namelessFull: String {
    "鍵のない訪問者の席は満席です · 鍵 (ssh-keygen) を使うか、しばらくしてからお試しください"
  }
}
