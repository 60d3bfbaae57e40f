import Basics
import SquadCore

/// Texts for the visitors of a kiosk.
extension Strings {
  /// The top bar's `12 here`.
  package func visitors(_ count: Int) -> String {
    say("\(number(count)) here", "\(number(count)) en línea", "\(number(count))人が利用中")
  }

  /// `5 minutes`, `1 hour 30 minutes`
  func span(_ seconds: Int) -> String {
    let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
    var parts: [String] = []
    if hours > 0 {
      parts.append(count(hours, ("hour", "hours"), ("hora", "horas"), "時間"))
    }
    if minutes > 0 {
      parts.append(count(minutes, ("minute", "minutes"), ("minuto", "minutos"), "分"))
    }
    if rest > 0 || parts.isEmpty {
      parts.append(count(rest, ("second", "seconds"), ("segundo", "segundos"), "秒"))
    }
    return parts.joined(separator: say(" ", " ", ""))
  }

  /// `Your squad: Iron Man, EUR and 3 more`, with at most `count` names; nil if there is none to
  /// show.
  func yourSquad(_ members: [String], names count: Int) -> String? {
    let shown = Array(members.prefix(count))
    guard let first = shown.first else { return nil }
    let rest = members.count - shown.count
    let names =
      rest > 0 ? names(shown, more: number(rest)) : shown.count == 2 ? both(first, shown[1]) : first
    return say("Your squad: \(names)", "Tu equipo: \(names)", "チーム: \(names)")
  }

  /// `Iron Man and 3 more`
  private func names(_ names: [String], more number: String) -> String {
    say(
      "\(names.joined(separator: ", ")) and \(number) more",
      "\(names.joined(separator: ", ")) y \(number) más",
      "\(names.joined(separator: "、")) ほか\(number)人")
  }

  /// Why a session ended; nil if its visitor ended it.
  func reason(_ ending: Farewell.Ending) -> String? {
    switch ending {
    case .left: nil
    case .visit(.idle(let span)):
      say(
        "Nobody pressed a key for \(self.span(span.seconds))",
        "Nadie ha pulsado una tecla en \(self.span(span.seconds))",
        "\(self.span(span.seconds))間キー入力がありませんでした")
    case .visit(.limit(let span)):
      say(
        "Sessions here last \(self.span(span.seconds))",
        "Aquí las sesiones duran \(self.span(span.seconds))",
        "利用時間は\(self.span(span.seconds))までです")
    case .hostClosing:
      say("The host is closing", "El servidor se está cerrando", "ホストが終了します")
    case .exhausted:
      say(
        "This session used up its processor time",
        "La sesión ha agotado su tiempo de procesador",
        "このセッションは CPU 時間を使い切りました")
    }
  }

  /// Stands for every reason why the host can't save: visitors learn nothing about the host.
  package var hostCannotSave: String {
    say(
      "this host can't save right now",
      "este servidor no puede guardar ahora mismo",
      "このホストでは今は保存できません")
  }
  /// `this kiosk is misconfigured · its operator can run squad config check`, instead of the
  /// mistake, which visitors aren't told.
  package var misconfiguredKiosk: String {
    say(
      "this kiosk is misconfigured · its operator can run squad config check",
      "este quiosco está mal configurado · quien lo administra puede ejecutar squad config check",
      "このキオスクの設定に誤りがあります · 運営者は squad config check で確認できます")
  }
  /// `60 visitors are in · try again in a minute`
  package func full(_ limit: Int) -> String {
    say(
      "\(count(limit, "visitor is", "visitors are")) in · try again in a minute",
      "hay \(count(limit, "visitante", "visitantes")) · inténtalo dentro de un minuto",
      "\(number(limit))人が利用中です · しばらくしてからもう一度お試しください")
  }
  /// `your key has 2 sessions open · end one first`
  package func tooManySessions(_ limit: Int) -> String {
    say(
      "your key has \(count(limit, "session", "sessions")) open · end one first",
      "tu clave tiene \(count(limit, "sesión abierta", "sesiones abiertas")) · cierra una antes",
      "この鍵ではセッションが\(number(limit))個開いています · 先にどれかを終了してください")
  }
  /// `no room left for visitors without an SSH key · …`
  package var namelessFull: String {
    say(
      "no room left for visitors without an SSH key · bring one (ssh-keygen), or try again in a"
        + " minute",
      "no quedan plazas para visitantes sin clave SSH · trae una (ssh-keygen) o inténtalo dentro de"
        + " un minuto",
      "SSH 鍵のない訪問者の枠は満員です · 鍵 (ssh-keygen) を使うか、しばらくしてからお試しください")
  }
}

/// The board of a kiosk: the most recruited entries of the day.
extension Strings {
  /// `Most recruited today`, the board's title.
  package var boardTitle: String { say("Most recruited today", "Más reclutados hoy", "今日のスカウト") }
  /// `Nobody yet · recruit the first one`, on an empty board.
  package var boardIsEmpty: String {
    say(
      "Nobody yet · recruit the first one",
      "Nadie todavía · recluta al primero",
      "まだ誰もいません · 最初の一人をスカウトしてください")
  }
  /// `3 visitors`
  package func recruited(by visitors: Int) -> String {
    count(visitors, ("visitor", "visitors"), ("visitante", "visitantes"), "人")
  }
}
