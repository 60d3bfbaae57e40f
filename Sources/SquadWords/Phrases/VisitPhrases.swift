/// What a kiosk says to its visitors.
extension Strings {
  /// How many are in, in the top bar: `12 here`.
  package func visitors(_ number: String) -> String {
    say("\(number) here", "\(number) aquí", "\(number)人が利用中")
  }
  package func hours(_ number: String, isOne: Bool) -> String {
    say(
      "\(number) \(isOne ? "hour" : "hours")",
      "\(number) \(isOne ? "hora" : "horas")",
      "\(number)時間")
  }
  package func minutes(_ number: String, isOne: Bool) -> String {
    say(
      "\(number) \(isOne ? "minute" : "minutes")",
      "\(number) \(isOne ? "minuto" : "minutos")",
      "\(number)分")
  }
  package func seconds(_ number: String, isOne: Bool) -> String {
    say(
      "\(number) \(isOne ? "second" : "seconds")",
      "\(number) \(isOne ? "segundo" : "segundos")",
      "\(number)秒")
  }
  /// `1 hour 30 minutes`
  package func span(_ parts: [String]) -> String {
    say(parts.joined(separator: " "), parts.joined(separator: " "), parts.joined())
  }
  /// A session ends within a span, unless a key is pressed.
  package func idleWarning(_ span: String) -> String {
    say(
      "Still there? Press any key, or this session ends within \(span)",
      "¿Sigues ahí? Pulsa una tecla o la sesión terminará en menos de \(span)",
      "キー入力がないため\(span)以内に終了します · 続けるには何かキーを押してください")
  }
  /// It ends whatever is pressed.
  package func limitWarning(_ span: String) -> String {
    say(
      "Time is nearly up: this session ends within \(span)",
      "Se acaba el tiempo: la sesión termina en menos de \(span)",
      "時間切れのため\(span)以内に終了します")
  }
  package func welcomeBack(_ number: String, isOne: Bool) -> String {
    say(
      "Welcome back · \(number) in your squad",
      "Hola de nuevo · \(number) \(isOne ? "miembro" : "miembros") en tu equipo",
      "おかえりなさい · チームのメンバー: \(number)")
  }
  /// `Your squad: Iron Man and EUR`
  package func yourSquad(_ names: String) -> String {
    say("Your squad: \(names)", "Tu equipo: \(names)", "チーム: \(names)")
  }
  /// `Iron Man and 3 more`
  package func names(_ names: [String], more number: String) -> String {
    say(
      "\(names.joined(separator: ", ")) and \(number) more",
      "\(names.joined(separator: ", ")) y \(number) más",
      "\(names.joined(separator: "・")) ほか\(number)")
  }
  /// Why a session ended.
  package func idleEnd(_ span: String) -> String {
    say(
      "Nobody pressed a key for \(span)",
      "Nadie ha pulsado una tecla en \(span)",
      "\(span)間キー入力がありませんでした")
  }
  package func limitEnd(_ span: String) -> String {
    say("Sessions here last \(span)", "Aquí las sesiones duran \(span)", "利用時間は\(span)までです")
  }
  package var hostClosing: String {
    say("The host is closing", "El servidor se está cerrando", "ホストが終了します")
  }
  package var exhausted: String {
    say(
      "This session used up its processor time",
      "La sesión ha agotado su tiempo de procesador",
      "このセッションはCPU時間を使い切りました")
  }
  /// What visitors are told whatever keeps the host from saving.
  package var hostCannotSave: String {
    say(
      "this host can't save right now",
      "este servidor no puede guardar ahora mismo",
      "このホストでは今は保存できません")
  }
  /// Its config has a mistake.
  package var misconfiguredKiosk: String {
    say(
      "this kiosk is misconfigured · its operator can run squad config check",
      "este quiosco está mal configurado · quien lo opera puede usar squad config check",
      "このキオスクの設定に誤りがあります · 運営者は squad config check で確認できます")
  }
  /// Nobody else is let in.
  package func full(_ number: String, isOne: Bool) -> String {
    say(
      "\(number) \(isOne ? "visitor is" : "visitors are") in · try again in a minute",
      "Hay \(number) \(isOne ? "visitante" : "visitantes") · inténtalo dentro de un minuto",
      "\(number)人が利用中です · しばらくしてからもう一度お試しください")
  }
  package func tooManySessions(_ number: String, isOne: Bool) -> String {
    say(
      "your key has \(number) \(isOne ? "session" : "sessions") open · end one first",
      "tu clave tiene \(number) \(isOne ? "sesión abierta" : "sesiones abiertas") · cierra una antes",
      "この鍵のセッションは\(number)個開いています · 先にどれかを終了してください")
  }
  package var namelessFull: String {
    say(
      "the seats without a key are taken · come with one (ssh-keygen), or try again in a minute",
      "las plazas sin clave están ocupadas · ven con una (ssh-keygen) o inténtalo dentro de un minuto",
      "鍵のない訪問者の席は満席です · 鍵 (ssh-keygen) を使うか、しばらくしてからお試しください")
  }
}
