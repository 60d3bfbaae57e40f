/// Japanese words about recordings.
extension Japanese: RecordingWords {
  var noRecording: String { "squad の記録ファイルではありません · squad --record FILE で作成" }
  func recordingVersion(_ version: Int, readable: Int) -> String {
    "形式のバージョンが \(version) です · この squad が読めるのはバージョン \(readable)"
  }
  func invalidJSON(_ reason: String) -> String { "JSON が正しくありません: \(reason)" }
  func missingOrInvalid(_ name: String) -> String { "\(name) がないか、正しくありません" }
  var unknownEvent: String { "不明なイベントです" }
  func timeOutOfRange(_ name: String, to most: Int) -> String {
    "\(name) は 0 から \(most) までのミリ秒でなければなりません"
  }
  func timeGoesBack(_ name: String) -> String { "\(name) が前の行より小さくなっています" }
  var eventAfterEnd: String { "終わりの後にイベントがあります" }
  func longerLine(bytes: Int) -> String { "行が \(bytes) バイトを超えています" }
  func largerFile(megabytes: Int) -> String { "\(megabytes) MB を超えています" }
}
