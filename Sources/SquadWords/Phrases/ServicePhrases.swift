import Basics
import PlainText
import SquadCore

/// Why a service gave no response, or not the expected one.
extension Strings {
  func text(of problem: ServiceError) -> String {
    switch problem {
    case .noNetwork: say("no network", "sin red", "ネットワークに接続できません")
    case .malformedAddress(let text, let setting):
      malformedAddress(setting) + reason(PlainText.line(text))
    case .unknownHost(""): cannotConnect
    case .unknownHost(let host):
      say(
        "can't find \(host) · check the network",
        "no se encuentra \(host) · revisa la red",
        "\(host) が見つかりません · ネットワークを確認してください")
    case .unknownProxy:
      say(
        "can't find the proxy · check https_proxy and http_proxy",
        "no se encuentra el proxy · revisa https_proxy y http_proxy",
        "プロキシが見つかりません · https_proxy と http_proxy を確認してください")
    case .insecure(let message):
      say("insecure connection", "conexión no segura", "安全でない接続です") + reason(message)
    case .timeout: say("timed out", "tiempo agotado", "タイムアウトしました")
    case .connection(let message): cannotConnect + reason(message)
    case .connectionLost(let message):
      say("connection lost", "conexión perdida", "接続が切れました") + reason(message)
    case .unauthorized(let message):
      say("access denied", "acceso denegado", "アクセスが拒否されました") + reason(message)
    case .notFound: say("not found on the service", "no está en el servicio", "サービスに見つかりません")
    case .refused(let status, let message):
      say("refused (\(status))", "rechazado (\(status))", "拒否されました (\(status))") + reason(message)
    case .rateLimited(nil): say("rate limited", "límite de peticiones", "アクセス制限中です")
    case .rateLimited(let until?):
      say(
        "rate limited until \(when(until))",
        "límite de peticiones hasta \(isToday(until) ? "las" : "el") \(when(until))",
        "\(when(until))までアクセス制限中です")
    case .broken(let status):
      say(
        "service error (\(status))", "error del servicio (\(status))", "サービスのエラーです (\(status))")
    case .empty: say("empty answer", "respuesta vacía", "応答が空です")
    case .emptyList:
      say("the service sent an empty list", "el servicio envió una lista vacía", "サービスのリストが空です")
    case .unreadable(let location):
      say(
        "unreadable answer (\(location))",
        "respuesta ilegible (\(location))",
        "応答を読み取れません (\(location))")
    case .missing(let name):
      say("no \(name) in the answer", "falta \(name) en la respuesta", "応答に \(name) がありません")
    case .wrongCurrency(let code, let requested):
      say(
        "answer in \(code), not \(requested)",
        "respuesta en \(code), no en \(requested)",
        "応答の通貨が \(requested) ではなく \(code) です")
    case .endless: endless
    case .gone:
      say(
        "a web page instead of data",
        "una página web en lugar de datos",
        "データではなくウェブページが返されました")
    case .tooLarge: say("answer too large", "respuesta demasiado grande", "応答が大きすぎます")
    case .tooManyRows:
      say("more rows than asked for", "más filas de las pedidas", "要求より多くの行が返されました")
    case .badRedirect:
      say("unsafe redirect", "redirección no segura", "安全でないリダイレクトです")
    case .privateAddress:
      say(
        "refused: a private address",
        "rechazado: es una dirección privada",
        "拒否しました: プライベートアドレスです")
    case .noLibrary(let reason):
      say(
        "install libcurl4 · libcurl is missing (\(reason))",
        "instala libcurl4 · falta libcurl (\(reason))",
        "libcurl4 をインストールしてください · libcurl がありません (\(reason))")
    case .cancelled: say("cancelled", "cancelado", "中止しました")
    }
  }

  /// A reason after a colon; a server may have given none.
  private func reason(_ message: String) -> String { message.isEmpty ? "" : ": \(message)" }

  private var cannotConnect: String { say("can't connect", "no se puede conectar", "接続できません") }

  /// `SQUAD_MARVEL_URL is not an http or https address`
  ///
  /// - Parameter setting: the variable that has it; nil for any other address.
  private func malformedAddress(_ setting: String?) -> String {
    say(
      "\(setting.map { "\($0) is " } ?? "")not an http or https address",
      "\(setting.map { "\($0) " } ?? "")no es una dirección http ni https",
      "\(setting.map { "\($0) は " } ?? "")http または https のアドレスではありません")
  }

  /// Why a catalogue has no live service.
  func text(ofAbsence reason: String) -> String {
    language == .english ? reason : ServiceAbsence(rawValue: reason).map(text) ?? reason
  }

  func text(of absence: ServiceAbsence) -> String {
    switch absence {
    case .none:
      say(
        absence.rawValue, "sin servicio en vivo · se muestra lo que hay aquí",
        "ライブサービスなし · 手元のデータを表示中")
    case .marvel:
      say(
        absence.rawValue, "la API de Marvel cerró en 2025 · SQUAD_MARVEL_URL indica otro servidor",
        "Marvel の API は2025年に終了しました · SQUAD_MARVEL_URL で別のサーバーを指定できます")
    case .superheroes:
      say(absence.rawValue, "no hay dirección para Superheroes", "Superheroes のアドレスがありません")
    case .starWars:
      say(absence.rawValue, "no hay dirección para Star Wars", "Star Wars のアドレスがありません")
    case .bitcoin: say(absence.rawValue, "no hay dirección para Bitcoin", "Bitcoin のアドレスがありません")
    }
  }
}

/// Why a list is incomplete, and what is shown instead.
extension Strings {
  /// `the service repeats itself · 100 of 1,500`; nil for a complete list.
  ///
  /// `received` is the number of rows; `total` is the service's, nil if it sent none.
  package func text(of end: ListEnd, received: Int, total: Int?) -> String? {
    let reason: String
    switch end {
    case .whole: return nil
    case .repeated:
      reason = say("the service repeats itself", "el servicio se repite", "サービスが同じ内容を繰り返しています")
    case .early:
      reason = say("the list ended early", "la lista terminó antes de tiempo", "リストが途中で終わりました")
    case .endless: reason = endless
    }
    return text(reason, received: received, total: total)
  }

  private var endless: String {
    say("the list has no end", "la lista no tiene fin", "リストに終わりがありません")
  }

  /// `the connection broke · 300 of 1,564`
  package func text(of failure: Failure, received: Int, total: Int?) -> String {
    text(text(of: failure), received: received, total: total)
  }

  private func text(_ reason: String, received: Int, total: Int?) -> String {
    let count = total.map { position(received, of: max($0, received)) } ?? number(received)
    return "\(reason) · \(count)"
  }

  /// `no network · showing saved 12:04`
  package func text(of failure: Failure, showing freshness: Freshness) -> String {
    text(text(of: failure), showing: freshness)
  }

  /// `no network · showing saved 12:04`; `reason` says why nothing newer is shown.
  package func text(_ reason: String, showing freshness: Freshness) -> String {
    "\(reason) · \(showing(text(of: freshness)))"
  }

  /// `showing bundled`, after a reason.
  func showing(_ freshness: String) -> String {
    say("showing \(freshness)", "se muestra: \(freshness)", "\(freshness)を表示中")
  }
}
