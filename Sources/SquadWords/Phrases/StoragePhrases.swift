import SquadCore

/// Why the squad can't be read or saved: what happened, then what to do about it. The words that
/// tell most come first, because a narrow line loses the last ones.
extension Strings {
  /// `the disk is full · free some space and try again`; a kiosk's visitors get no details of the
  /// host.
  package func text(of problem: StorageError) -> String { forms(of: problem)[0] }

  /// The text, then shorter ones for narrower lines: without the advice, with the file's name for
  /// its path, and the system's reason alone.
  private func forms(of problem: StorageError) -> [String] {
    let whole = wholeText(of: problem)
    let file: (path: String, reason: String, phrase: (String, String) -> String)? =
      switch problem {
      case .unopenable(let path, let reason): (path, reason, unopenable)
      case .unwritable(let path, let reason): (path, reason, unwritable)
      default: nil
      }
    let what = whole.firstRange(of: " · ").map { String(whole[..<$0.lowerBound]) }
    guard let file, !isForVisitors else { return [whole] + [what].compactMap { $0 } }
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    return [whole] + [what].compactMap { $0 } + [file.phrase(name, file.reason), file.reason]
  }

  private func wholeText(of problem: StorageError) -> String {
    if isForVisitors, !problem.isVisitors { return hostCannotSave }
    return switch problem {
    case .readOnly:
      say(
        "can't write the squad file · check the folder's permissions",
        "no se puede escribir el archivo del equipo · revisa los permisos de la carpeta",
        "チームのファイルに書き込めません · フォルダーの権限を確認してください")
    case .unopenable(let path, let reason): "\(unopenable(path, reason)) · \(otherFolder)"
    case .unwritable(let path, let reason): "\(unwritable(path, reason)) · \(otherFolder)"
    case .readOnlyDisk:
      say("the disk is read-only", "el disco es de solo lectura", "ディスクは読み取り専用です")
        + " · \(otherFolder)"
    case .noHome:
      say(
        "HOME isn't set · set it, or choose a folder with --data",
        "HOME no está definida · defínela o elige una carpeta con --data",
        "HOME が設定されていません · 設定するか、--data でフォルダーを指定してください")
    case .full:
      say(
        "the disk is full · free some space and try again",
        "el disco está lleno · libera espacio y reinténtalo",
        "ディスクに空きがありません · 空きを作って再試行してください")
    case .sizeLimit:
      say(
        "the file may not grow (ulimit -f) · raise the limit and try again",
        "el archivo no puede crecer (ulimit -f) · sube el límite y reinténtalo",
        "ファイルを大きくできません (ulimit -f) · 上限を上げて再試行してください")
    case .tooManyFiles:
      say(
        "Too many open files · ulimit -n sets the limit",
        "Demasiados archivos abiertos · ulimit -n fija el límite",
        "開いているファイルが多すぎます · 上限は ulimit -n で変更できます")
    case .busy: fileInUse + say(" · try again", " · reinténtalo", " · 再試行してください")
    case .squadFull(let limit):
      say(
        "a squad has \(number(limit)) members here at most · fire somebody first",
        "aquí un equipo tiene \(number(limit)) miembros como máximo · despide antes a alguien",
        "ここではチームは最大\(number(limit))人です · 先に誰かを外してください")
    case .tooManySquads:
      say(
        "too many new squads from your address · try again in an hour",
        "demasiados equipos nuevos desde tu dirección · inténtalo dentro de una hora",
        "同じアドレスからの新しいチームが多すぎます · 1時間後にもう一度お試しください")
    case .server(let problem): text(of: problem)
    case .unconfirmed:
      say(
        "the connection was lost, so squad can't tell whether the change was saved",
        "la conexión se cortó y no se sabe si el cambio se guardó",
        "接続が切れたため、変更が保存されたかどうかわかりません")
    case .newer:
      say(
        "the squad file is from a newer version of squad · update squad",
        "el archivo del equipo es de una versión más nueva de squad · actualiza squad",
        "チームのファイルは新しいバージョンの squad のものです · squad を更新してください")
    case .other(let reason):
      "\(unusableFile(StorageReason(rawValue: reason).map(text) ?? reason)) · \(otherFolder)"
    }
  }

  private func text(of problem: ServerError) -> String {
    switch problem {
    case .noLibrary:
      say(
        "the store needs libpq · install libpq5",
        "el almacén necesita libpq · instala libpq5",
        "ストアには libpq が必要です · libpq5 をインストールしてください")
    case .malformedAddress:
      say(
        "the store's address isn't of the form postgresql://host/database",
        "la dirección del almacén no tiene la forma postgresql://host/base",
        "ストアのアドレスが postgresql://ホスト/データベース の形ではありません")
    case .offline:
      say(
        "offline (--offline), and the squad is on a server",
        "sin conexión (--offline), y el equipo está en un servidor",
        "オフライン (--offline) ですが、チームはサーバーにあります")
    case .unreachable:
      say(
        "the store can't be reached · check its address and the network",
        "no se puede acceder al almacén · revisa su dirección y la red",
        "ストアに接続できません · アドレスとネットワークを確認してください")
    case .busy:
      say(
        "the store is busy · try again", "el almacén está ocupado · reinténtalo",
        "ストアは使用中です · 再試行してください")
    case .insecure:
      say(
        "the store's TLS can't be trusted · check sslmode and sslrootcert",
        "el TLS del almacén no es de confianza · revisa sslmode y sslrootcert",
        "ストアの TLS を信頼できません · sslmode と sslrootcert を確認してください")
    case .authentication:
      say(
        "the store refuses the role or its password · check PGPASSFILE",
        "el almacén rechaza el rol o su contraseña · revisa PGPASSFILE",
        "ストアがロールかパスワードを拒否しました · PGPASSFILE を確認してください")
    case .noDatabase:
      say(
        "the store has no such database · check its address",
        "el almacén no tiene esa base de datos · revisa su dirección",
        "ストアにそのデータベースがありません · アドレスを確認してください")
    case .noTables:
      say(
        "the store has no tables yet · squad store init makes them",
        "el almacén aún no tiene tablas · squad store init las crea",
        "ストアにまだテーブルがありません · squad store init で作成できます")
    case .oldTables:
      say(
        "the store's tables are older than this squad · squad store init migrates them",
        "las tablas del almacén son anteriores a este squad · squad store init las actualiza",
        "ストアのテーブルはこの squad より古いものです · squad store init で更新できます")
    case .newTables:
      say(
        "the store's tables are from a newer version of squad · update squad",
        "las tablas del almacén son de una versión más nueva de squad · actualiza squad",
        "ストアのテーブルは新しいバージョンの squad のものです · squad を更新してください")
    case .forbidden:
      say(
        "the store's role lacks the permission · ask the store's owner",
        "el rol del almacén no puede hacerlo · pregunta a su propietario",
        "ストアのロールに権限がありません · 管理者に問い合わせてください")
    case .tooManyConnections:
      say(
        "the store has no connection free · try again",
        "el almacén no tiene conexiones libres · reinténtalo",
        "ストアの接続に空きがありません · 再試行してください")
    case .readOnly:
      say(
        "the store is read-only · ask the store's owner",
        "el almacén es de solo lectura · pregunta a su propietario",
        "ストアは読み取り専用です · 管理者に問い合わせてください")
    case .refused(let code):
      say("the store refused it", "el almacén lo rechazó", "ストアが拒否しました")
        + (code.isEmpty ? "" : " (SQLSTATE \(code))")
    }
  }

  private func unopenable(_ path: String, _ reason: String) -> String {
    say(
      "can't open \(path): \(reason)",
      "no se puede abrir \(path): \(reason)",
      "\(path) を開けません: \(reason)")
  }
  private func unusableFile(_ reason: String) -> String {
    say(
      "can't use the squad file: \(reason)",
      "no se puede usar el archivo del equipo: \(reason)",
      "チームのファイルを使えません: \(reason)")
  }
  private func text(of reason: StorageReason) -> String {
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
  private var fileInUse: String {
    say(
      "another program is using the file",
      "otro programa está usando el archivo",
      "別のプログラムがファイルを使用中です")
  }
  private var otherFolder: String {
    say(
      "choose another folder with --data",
      "elige otra carpeta con --data",
      "--data で別のフォルダーを指定してください")
  }

  /// Reports a failed change with one of its problem's texts. Doesn't call an unconfirmed one
  /// unsaved, because it may have been saved.
  func notSaved(_ problem: StorageError, _ text: String) -> String {
    if problem == .unconfirmed { return capitalized(text) }
    return say("Not saved: \(text)", "No se ha guardado: \(text)", "保存できませんでした: \(text)")
  }

  /// Beside the number of members while it is unknown whether the last changes were made.
  package var confirming: String { say("checking…", "comprobando…", "確認中…") }

  /// The strip's texts, each shorter than the one before it. `isLost` tells whether a change was
  /// not saved; else none can be.
  package func forms(ofUnsaved problem: StorageError, isLost: Bool) -> [String] {
    forms(of: problem).map { form in
      isLost
        ? notSaved(problem, form)
        : say("Can't save: \(form)", "No se puede guardar: \(form)", "保存できません: \(form)")
    }
  }

  /// Printed after the screen is closed, when it is too late to retry.
  package func text(of unsaved: UnsavedChanges) -> String {
    let reason = unsaved.problem == .busy ? fileInUse : text(of: unsaved.problem)
    let changes = number(unsaved.count)
    let isOne = unsaved.count == 1
    if unsaved.problem == .unconfirmed {
      return say(
        "\(changes) \(isOne ? "change" : "changes") could not be confirmed: \(reason)",
        isOne
          ? "no se pudo confirmar \(changes) cambio: \(reason)"
          : "no se pudieron confirmar \(changes) cambios: \(reason)",
        "変更\(changes)件を確認できませんでした: \(reason)")
    }
    return say(
      "\(changes) \(isOne ? "change" : "changes") could not be saved: \(reason)",
      isOne
        ? "no se pudo guardar \(changes) cambio: \(reason)"
        : "no se pudieron guardar \(changes) cambios: \(reason)",
      "変更\(changes)件を保存できませんでした: \(reason)")
  }

  /// `the squad file was damaged and set aside as squad.sqlite3.damaged-2026-11-21 · …`
  package func text(of notice: StorageNotice) -> String {
    switch notice {
    case .setAside(let name, let salvaged):
      say(
        "the squad file was damaged and set aside as \(name)",
        "el archivo del equipo estaba dañado y se guardó aparte como \(name)",
        "チームのファイルが壊れていたため \(name) として退避しました") + " · \(recovered(salvaged))"
    case .notSaving where isForVisitors: hostCannotSave
    case .notSaving(let problem):
      say(
        "changes can't be saved: \(text(of: problem))",
        "no se pueden guardar los cambios: \(text(of: problem))",
        "変更を保存できません: \(text(of: problem))")
    }
  }

  private func recovered(_ members: Int) -> String {
    guard members > 0 else {
      return say("no members recovered", "ningún miembro recuperado", "復元できたメンバーはいません")
    }
    return say(
      "\(count(members, "member", "members")) recovered",
      count(members, "miembro recuperado", "miembros recuperados"),
      "メンバー\(number(members))人を復元しました")
  }
}

extension StorageError {
  /// Whether a kiosk's visitor can do something about it, or must check what was saved; the host has
  /// to solve any other one.
  fileprivate var isVisitors: Bool {
    switch self {
    case .squadFull, .tooManySquads, .unconfirmed: true
    default: false
    }
  }
}
