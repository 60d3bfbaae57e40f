import SquadCore

/// What went wrong: what happened, and what to do about it. The words that tell most come first,
/// because a narrow line loses the last ones.
extension Strings {
  package var crashed: String {
    say(
      "squad crashed · start it again; nothing saved was lost",
      "squad falló y se cerró · iniciarlo de nuevo; no se perdió nada de lo guardado",
      "squad が異常終了しました · もう一度起動してください。保存した内容は失われていません")
  }
  package var readOnly: String {
    say(
      "can't write the squad file · check the folder's permissions",
      "no se puede escribir el archivo del equipo · revisar los permisos de la carpeta",
      "チームのファイルに書き込めません · フォルダーの権限を確認してください")
  }
  package func unopenable(_ path: String, _ reason: String) -> String {
    say(
      "can't open \(path): \(reason)",
      "no se puede abrir \(path): \(reason)",
      "\(path) を開けません: \(reason)")
  }
  package var readOnlyDisk: String {
    say("the disk is read-only", "el disco es de solo lectura", "ディスクは読み取り専用です")
  }
  package var noHome: String { say("HOME isn't set", "HOME no está definida", "HOME が設定されていません") }
  /// Behind it: what an option does about it, and the variable.
  package func setsHome(_ option: String) -> String {
    say(
      "set it, or choose a folder with \(option)",
      "definirla, o elegir una carpeta con \(option)",
      "設定するか、\(option) でフォルダーを指定")
  }
  package func namesAnotherFolder(_ option: String) -> String {
    say(
      "choose another folder with \(option)",
      "elegir otra carpeta con \(option)",
      "\(option) で別のフォルダーを指定")
  }
  package var diskFull: String {
    say(
      "the disk is full · free some space and try again",
      "el disco está lleno · liberar espacio y reintentar",
      "ディスクに空きがありません · 空きを作って再試行してください")
  }
  package var sizeLimit: String {
    say(
      "the file may not grow (ulimit -f) · raise the limit and try again",
      "el archivo no puede crecer (ulimit -f) · subir el límite y reintentar",
      "ファイルを大きくできません (ulimit -f) · 上限を上げて再試行してください")
  }
  package var tooManyFiles: String {
    say(
      "Too many open files · ulimit -n sets the limit",
      "Demasiados archivos abiertos · ulimit -n fija el límite",
      "開いているファイルが多すぎます · 上限は ulimit -n で設定")
  }
  package var fileInUse: String {
    say(
      "another program is using the file",
      "otro programa está usando el archivo",
      "別のプログラムがファイルを使用中です")
  }
  package var tryAgain: String { say("try again", "reintentar", "再試行してください") }
  package func squadFull(_ limit: String) -> String {
    say(
      "a squad holds \(limit) here · fire somebody first",
      "un equipo tiene aquí \(limit) como máximo · despedir antes a alguien",
      "ここではチームは最大 \(limit) 人 · 先に誰かを外してください")
  }
  /// Too many new squads from the visitor's address within the hour.
  package var tooManySquads: String {
    say(
      "too many new squads from your address · try again in an hour",
      "demasiados equipos nuevos desde su dirección · inténtelo en una hora",
      "同じアドレスからの新しいチームが多すぎます · 1時間後にもう一度お試しください")
  }
  package var newerFile: String {
    say(
      "the squad file is from a newer version of squad · update squad",
      "el archivo del equipo es de una versión más nueva de squad · actualizar squad",
      "チームのファイルは新しい版の squad のものです · squad を更新してください")
  }
  package func unusableFile(_ reason: String) -> String {
    say(
      "can't use the squad file: \(reason)",
      "no se puede usar el archivo del equipo: \(reason)",
      "チームのファイルを使えません: \(reason)")
  }
  package func text(of reason: StorageReason) -> String {
    switch reason {
    case .namedPipe: say(reason.rawValue, "es una tubería con nombre", "名前付きパイプです")
    case .socket: say(reason.rawValue, "es un socket", "ソケットです")
    case .device: say(reason.rawValue, "es un dispositivo", "デバイスです")
    case .brokenLink: say(reason.rawValue, "es un enlace simbólico roto", "リンク先のないシンボリックリンクです")
    case .foreign: say(reason.rawValue, "es de otro programa", "別のプログラムのファイルです")
    case .disappeared: say(reason.rawValue, "ha desaparecido", "ファイルがなくなりました")
    case .quitting: say(reason.rawValue, "squad se está cerrando", "squad を終了中です")
    }
  }
  package func unknownCatalogue(_ name: String) -> String {
    say(
      "unknown catalogue \"\(name)\" · see squad --help",
      "catálogo desconocido «\(name)» · ver squad --help",
      "カタログ「\(name)」はありません · squad --help を参照")
  }
  package func unknownList(_ name: String) -> String {
    say(
      "unknown list \"\(name)\" · see squad --help",
      "lista desconocida «\(name)» · ver squad --help",
      "リスト「\(name)」はありません · squad --help を参照")
  }
  package func noEntry(_ id: String, list: String) -> String {
    say(
      "no such entry: \(id) · see squad list \(list)",
      "no existe \(id) · ver squad list \(list)",
      "\(id) はありません · squad list \(list) を参照")
  }
  package func notBundled(_ id: String) -> String {
    say("\(id) is not bundled", "\(id) no está incluido", "\(id) は内蔵されていません")
  }
  package func unreadableData(_ place: String) -> String {
    say("unreadable data (\(place))", "datos ilegibles (\(place))", "データを読み取れません (\(place))")
  }
  package func noSavedCopy(of id: String) -> String {
    say("no saved copy of \(id)", "no hay copia guardada de \(id)", "\(id) の保存データはありません")
  }
  package func unsaved(_ number: String, isOne: Bool, _ reason: String) -> String {
    say(
      "\(number) \(isOne ? "change" : "changes") could not be saved: \(reason)",
      isOne
        ? "no se pudo guardar \(number) cambio: \(reason)"
        : "no se pudieron guardar \(number) cambios: \(reason)",
      "変更\(number)件を保存できませんでした: \(reason)")
  }
  /// Behind a failure: what is shown instead.
  package func showing(_ freshness: String) -> String {
    say("showing \(freshness)", "se muestra: \(freshness)", "\(freshness)を表示中")
  }

  // Services.
  package var noNetwork: String { say("no network", "sin red", "ネットワークに接続できません") }
  /// `SQUAD_MARVEL_URL is no http or https address`
  ///
  /// - Parameter setting: the variable that has it; nil of any other address.
  package func malformedAddress(_ setting: String?) -> String {
    switch language {
    case .english:
      guard let setting else { return "not an http or https address" }
      return "\(setting) is no http or https address"
    case .spanish:
      guard let setting else { return "no es una dirección http o https" }
      return "\(setting) no es una dirección http o https"
    case .japanese:
      guard let setting else { return "http か https のアドレスではありません" }
      return "\(setting) は http か https のアドレスではありません"
    }
  }
  package func unknownHost(_ host: String) -> String {
    say(
      "can't find \(host) · check the network",
      "no se encuentra \(host) · revisar la red",
      "\(host) が見つかりません · ネットワークを確認してください")
  }
  package var insecure: String { say("insecure connection", "conexión no segura", "安全でない接続です") }
  package var timedOut: String { say("timed out", "tiempo agotado", "タイムアウトしました") }
  package var cannotConnect: String { say("can't connect", "no se puede conectar", "接続できません") }
  package var connectionLost: String { say("connection lost", "conexión perdida", "接続が切れました") }
  package var accessDenied: String { say("access denied", "acceso denegado", "アクセスが拒否されました") }
  package var notFound: String {
    say("not found on the service", "no está en el servicio", "サービスに見つかりません")
  }
  package func refused(_ status: Int) -> String {
    say("refused (\(status))", "rechazado (\(status))", "拒否されました (\(status))")
  }
  package var rateLimited: String { say("rate limited", "límite de peticiones", "アクセス制限中です") }
  /// - Parameter time: a time of today, or the day.
  package func rateLimited(until time: String, isToday: Bool) -> String {
    say(
      "rate limited until \(time)",
      "límite de peticiones hasta \(isToday ? "las" : "el") \(time)",
      "\(time) までアクセス制限中です")
  }
  package func serviceError(_ status: Int) -> String {
    say("service error (\(status))", "error del servicio (\(status))", "サービスのエラー (\(status))")
  }
  package var emptyAnswer: String { say("empty answer", "respuesta vacía", "応答が空です") }
  package var emptyList: String {
    say("the service sent an empty list", "el servicio envió una lista vacía", "サービスの一覧が空です")
  }
  package func unreadableAnswer(_ place: String) -> String {
    say(
      "unreadable answer (\(place))",
      "respuesta ilegible (\(place))",
      "応答を読み取れません (\(place))")
  }
  package func missing(_ name: String) -> String {
    say("no \(name) in the answer", "falta \(name) en la respuesta", "応答に \(name) がありません")
  }
  package func wrongCurrency(_ code: String, requested: String) -> String {
    say(
      "answer in \(code), not \(requested)",
      "respuesta en \(code), no en \(requested)",
      "応答の通貨が \(requested) ではなく \(code) です")
  }
  package var webPage: String {
    say(
      "a web page instead of data",
      "página web en lugar de datos",
      "ウェブページが返されました (データではありません)")
  }
  package var tooLarge: String {
    say("answer too large", "respuesta demasiado grande", "応答が大きすぎます")
  }
  package var tooManyRows: String {
    say("more rows than asked for", "más filas de las pedidas", "要求より多くの行が返されました")
  }
  package var unsafeRedirect: String {
    say("unsafe redirect", "redirección no segura", "安全でないリダイレクトです")
  }
  package var privateAddress: String {
    say(
      "refused: a private address",
      "rechazado: es una dirección privada",
      "拒否しました: プライベートアドレスです")
  }
  package func noLibrary(_ reason: String) -> String {
    say(
      "install libcurl4 · libcurl is missing (\(reason))",
      "instalar libcurl4 · falta libcurl (\(reason))",
      "libcurl4 をインストールしてください · libcurl がありません (\(reason))")
  }
  package var cancelled: String { say("cancelled", "cancelado", "中止しました") }

  // Lists whose service did not send all of them.
  package var repeated: String {
    say("the service repeats itself", "el servicio se repite", "サービスが同じ内容を繰り返しています")
  }
  package var endedEarly: String {
    say("the list ended early", "la lista terminó antes de tiempo", "リストが途中で終わりました")
  }
  package var endless: String {
    say("the list has no end", "la lista no tiene fin", "リストに終わりがありません")
  }
  package func text(of absence: ServiceAbsence) -> String {
    switch absence {
    case .none:
      say(
        absence.rawValue,
        "sin servicio en vivo · se muestra lo que hay aquí",
        "ライブサービスなし · 手元のデータを表示中")
    case .marvel:
      say(
        absence.rawValue,
        "la API de Marvel cerró en 2025 · SQUAD_MARVEL_URL indica otro servidor",
        "Marvel の API は 2025 年に終了 · SQUAD_MARVEL_URL で別のサーバーを指定")
    case .superheroes:
      say(absence.rawValue, "no hay dirección para Superheroes", "Superheroes のアドレスがありません")
    case .starWars:
      say(absence.rawValue, "no hay dirección para Star Wars", "Star Wars のアドレスがありません")
    case .bitcoin: say(absence.rawValue, "no hay dirección para Bitcoin", "Bitcoin のアドレスがありません")
    }
  }
}
