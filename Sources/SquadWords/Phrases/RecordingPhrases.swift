import PlainText
import SquadRecording

/// Recordings and their replay. Names and keys from a file stand in `quoted`.
extension Strings {
  /// One line: `tour.jsonl:12: unknown key "<enterr>"`.
  package func text(of error: RecordingError, file: String) -> String {
    let location = error.line.map { "\(file):\($0)" } ?? file
    return PlainText.line("\(location): \(text(of: error.reason))")
  }

  private func text(of reason: RecordingError.Reason) -> String {
    switch reason {
    case .notARecording:
      say(
        "not a recording of squad · squad --record FILE makes one",
        "no es una grabación de squad · squad --record FILE crea una",
        "squad の記録ファイルではありません · squad --record FILE で作成できます")
    case .unknownVersion(let version):
      say(
        "format version \(version) · this squad reads version \(RecordingHeader.version)",
        "versión de formato \(version) · este squad lee la versión \(RecordingHeader.version)",
        "形式のバージョンが \(version) です · この squad が読めるのはバージョン "
          + "\(RecordingHeader.version) です")
    case .invalidJSON(let reason):
      say(
        "invalid JSON: \(text(ofSyntax: reason))",
        "JSON no válido: \(text(ofSyntax: reason))",
        "JSON が正しくありません: \(text(ofSyntax: reason))")
    case .invalid(let name):
      say(
        "\(quoted(name)) is missing or invalid",
        "falta \(quoted(name)) o no es válido",
        "\(quoted(name)) がないか、正しくありません")
    case .unknownKey(let text): unknownKey(quoted(String(text.prefix(40))))
    case .unknownEvent: say("unknown event", "evento desconocido", "不明なイベントです")
    case .timeOutOfRange:
      say(
        "\"t\" must be milliseconds from 0 to \(Recording.longest)",
        "\"t\" debe estar entre 0 y \(Recording.longest) milisegundos",
        "\"t\" は 0 から \(Recording.longest) までのミリ秒でなければなりません")
    case .timeGoesBack:
      say(
        "\"t\" is smaller than in the line before",
        "\"t\" es menor que en la línea anterior",
        "\"t\" が前の行より小さくなっています")
    case .afterTheEnd:
      say("an event after the end", "hay un evento después del final", "終わりの後にイベントがあります")
    case .lineTooLong:
      say(
        "the line is longer than \(Recording.longestLine) bytes",
        "la línea ocupa más de \(Recording.longestLine) bytes",
        "行が \(Recording.longestLine) バイトを超えています")
    case .fileTooLarge:
      say(
        "larger than \(Recording.largestFile >> 20) MB",
        "ocupa más de \(Recording.largestFile >> 20) MB",
        "\(Recording.largestFile >> 20) MB を超えています")
    case .unreadable(let error): error.reason
    }
  }

  /// `paused`, at the footer's right during a replay.
  package var paused: String { say("paused", "en pausa", "一時停止中") }
  /// `The recording is over · q quits, any other key takes over`, the message after a replay.
  package var replayOver: String {
    say(
      "The recording is over · q quits, any other key takes over",
      "La grabación ha terminado · q sale, cualquier otra tecla toma el control",
      "再生が終わりました · q で終了、他のキーで操作を開始します")
  }
}
