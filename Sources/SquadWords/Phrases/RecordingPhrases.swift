/// Why a recording can't be read. Names and keys from the file stand in `quoted`.
extension Strings {
  package var noRecording: String {
    say(
      "not a recording of squad · squad --record FILE makes one",
      "no es una grabación de squad · squad --record FILE crea una",
      "squad の記録ファイルではありません · squad --record FILE で作成")
  }
  package func recordingVersion(_ version: Int, readable: Int) -> String {
    say(
      "format version \(version) · this squad reads version \(readable)",
      "versión de formato \(version) · este squad lee la versión \(readable)",
      "形式のバージョンが \(version) です · この squad が読めるのはバージョン \(readable)")
  }
  package func invalidJSON(_ reason: String) -> String {
    say("invalid JSON: \(reason)", "JSON no válido: \(reason)", "JSON が正しくありません: \(reason)")
  }
  package func missingOrInvalid(_ name: String) -> String {
    say(
      "\(name) is missing or invalid",
      "falta \(name) o no es válido",
      "\(name) がないか、正しくありません")
  }
  package var unknownEvent: String { say("unknown event", "evento desconocido", "不明なイベントです") }
  package func timeOutOfRange(_ name: String, to most: Int) -> String {
    say(
      "\(name) must be milliseconds from 0 to \(most)",
      "\(name) debe estar entre 0 y \(most) milisegundos",
      "\(name) は 0 から \(most) までのミリ秒でなければなりません")
  }
  package func timeGoesBack(_ name: String) -> String {
    say(
      "\(name) is smaller than in the line before",
      "\(name) es menor que en la línea anterior",
      "\(name) が前の行より小さくなっています")
  }
  package var eventAfterEnd: String {
    say("an event after the end", "hay un evento después del final", "終わりの後にイベントがあります")
  }
  package func longerLine(bytes: Int) -> String {
    say(
      "the line is longer than \(bytes) bytes",
      "la línea ocupa más de \(bytes) bytes",
      "行が \(bytes) バイトを超えています")
  }
  package func largerFile(megabytes: Int) -> String {
    say(
      "larger than \(megabytes) MB",
      "ocupa más de \(megabytes) MB",
      "\(megabytes) MB を超えています")
  }
}
