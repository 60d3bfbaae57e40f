import SquadCore

/// Texts of commands on standard error. Words of the command line stand in `cited`; reasons are the
/// system's.
extension Strings {
  /// - Parameter reason: the system's; nil: standard output is closed.
  package func unwritableResult(_ reason: String?) -> String {
    let reason =
      reason
      ?? say("standard output is closed", "la salida estándar está cerrada", "標準出力が閉じています")
    return say(
      "can't write the result: \(reason)",
      "no se puede escribir el resultado: \(reason)",
      "結果を出力できません: \(reason)")
  }
  /// `can't read ids from standard input: Bad file descriptor · squad list marvel | squad show -`
  package func unreadableIDs(_ reason: String) -> String {
    say(
      "can't read ids from standard input: \(reason)",
      "no se pueden leer los id de la entrada estándar: \(reason)",
      "標準入力から ID を読み取れません: \(reason)") + " · squad list marvel | squad show -"
  }
  func unwritable(_ path: String, _ reason: String) -> String {
    say(
      "can't write \(path): \(reason)",
      "no se puede escribir \(path): \(reason)",
      "\(path)\(path.hasSuffix("」") ? "" : " ")に書き込めません: \(reason)")
  }
  /// `can't write "x": No space left on device · choose another file with --cast`
  package func unwritable(_ path: String, _ reason: String, option: String) -> String {
    "\(unwritable(cited(path), reason)) · \(choosesAnotherFile(option))"
  }
  /// `can't write the log "x": Permission denied · choose another file with --log`
  package func unwritableLog(_ path: String, _ reason: String) -> String {
    say(
      "can't write the log \(cited(path)): \(reason)",
      "no se puede escribir el registro \(cited(path)): \(reason)",
      "ログ\(cited(path))に書き込めません: \(reason)") + " · \(choosesAnotherFile("--log"))"
  }
  func choosesAnotherFile(_ option: String) -> String {
    say(
      "choose another file with \(option)",
      "elige otro archivo con \(option)",
      "\(option) で別のファイルを指定してください")
  }
  /// `lines are missing from the log: No space left on device`, printed at the end.
  package func missingFromLog(_ reason: String) -> String {
    say(
      "lines are missing from the log: \(reason)",
      "faltan líneas en el registro: \(reason)",
      "ログに書き込めなかった行があります: \(reason)")
  }
  /// `keys are missing from the recording: No space left on device`, printed at the end.
  package func missingFromRecording(_ reason: String) -> String {
    say(
      "keys are missing from the recording: \(reason)",
      "faltan teclas en la grabación: \(reason)",
      "記録できなかったキーがあります: \(reason)")
  }

  /// `starwars/films/1 can't join: only people and currencies can`
  package func cannotJoin(_ id: String) -> String {
    say(
      "\(id) can't join: only people and currencies can",
      "\(id) no puede unirse: al equipo solo se unen personas y divisas",
      "\(id) は入れません: チームに入れるのは人物と通貨だけです")
  }
  /// `Iron Man is already in the squad`
  package func alreadyMember(_ name: String) -> String {
    say(
      "\(name) is already in the squad",
      "\(name) ya está en el equipo",
      "\(name) はすでにチームに入っています")
  }
  /// `Iron Man is not in the squad`
  package func notAMember(_ name: String) -> String {
    say("\(name) is not in the squad", "\(name) no está en el equipo", "\(name) はチームに入っていません")
  }
  /// In place of an empty `squad roster`.
  package var noMembers: String {
    say(
      "the squad is empty · squad recruit CATALOGUE/ID adds a member",
      "el equipo está vacío · squad recruit CATALOGUE/ID añade un miembro",
      "チームは空です · squad recruit CATALOGUE/ID でメンバーを追加できます")
  }

  /// `squad store init` without an address.
  package var noStore: String {
    say(
      "SQUAD_STORE isn't set · set it to postgresql://host/database",
      "SQUAD_STORE no está definida · asígnale postgresql://host/base",
      "SQUAD_STORE が設定されていません · postgresql://ホスト/データベース を設定してください")
  }

  /// `squad store init` made or migrated the tables.
  package var madeTables: String {
    say("created the tables", "tablas creadas", "テーブルを作成しました")
  }

  /// `squad store init` had nothing to do.
  package var tablesAreCurrent: String {
    say("the tables are up to date", "las tablas ya están al día", "テーブルは最新です")
  }

  /// An address of `squad store copy` has a password, which others can read in the list of processes.
  package var passwordInArguments: String {
    say(
      "others can read a password in an argument · put it in the file that PGPASSFILE names",
      "otros pueden leer una contraseña en un argumento · ponla en el archivo de PGPASSFILE",
      "引数のパスワードは他人に見えます · PGPASSFILE のファイルに書いてください")
  }

  /// `squad store copy` left a squad that has changes of its own.
  package func leftSquad(_ name: String) -> String {
    let name = name.isEmpty ? squad : name
    return say(
      "\(name) has changes of its own at the target and was left as it is",
      "\(name) tiene en el destino cambios propios y queda como está",
      "\(name) にはコピー先に別の変更があるため、そのままにしました")
  }

  /// `squad store copy` found no file at the source.
  package func noSquads(at path: String) -> String {
    say(
      "no squads at \(path) · name a folder with squad.sqlite3, a file or a server",
      "no hay equipos en \(path) · indica una carpeta con squad.sqlite3, un archivo o un servidor",
      "\(path) にチームがありません · squad.sqlite3 のあるフォルダー、ファイル、サーバーを指定してください")
  }

  /// `squad store copy` between squads by name and the one without.
  package var squadNeedsName: String {
    say(
      "the squad to copy needs a name · give it with --as NAME",
      "hace falta el nombre del equipo que se copia · indícalo con --as NAME",
      "コピーするチームの名前が必要です · --as NAME で指定してください")
  }

  /// Number of squads that `squad store copy` copied.
  package func copied(squads: Int) -> String {
    squads == 1
      ? say("copied 1 squad", "1 equipo copiado", "1チームをコピーしました")
      : say(
        "copied \(number(squads)) squads", "\(number(squads)) equipos copiados",
        "\(number(squads))チームをコピーしました")
  }

  /// `no board here yet · a kiosk keeps one in the folder of its squads`, for `squad board` without
  /// a kiosk's data.
  package var noBoardHere: String {
    say(
      "no board here yet · a kiosk keeps one in the folder of its squads",
      "aquí aún no hay clasificación · un quiosco la guarda en la carpeta de sus equipos",
      "ランキングはまだありません · キオスクがチームと同じフォルダーに保存します")
  }
  /// `nobody was recruited today`, in place of an empty `squad board`.
  package var nobodyRecruited: String {
    say("nobody was recruited today", "hoy no se ha reclutado a nadie", "今日は誰もスカウトされていません")
  }

  /// - Parameter path: where the file would be; nil: there is no folder for it.
  package func noConfig(at path: String?) -> String {
    let missing = path.map {
      say(
        "no config file at \($0)",
        "no hay archivo de configuración en \($0)",
        "\($0) に設定ファイルはありません")
    }
    let folderless = say(
      "no config file: neither XDG_CONFIG_HOME nor HOME is set",
      "no hay archivo de configuración: ni XDG_CONFIG_HOME ni HOME están definidas",
      "設定ファイルがありません: XDG_CONFIG_HOME も HOME も設定されていません")
    return (missing ?? folderless)
      + say(
        " · squad config example prints one",
        " · squad config example muestra uno",
        " · squad config example で例を表示できます")
  }
  /// `/home/ann/.config/squad/config.json is fine`, the result of `squad config check`.
  package func fineConfig(_ path: String) -> String {
    say("\(path) is fine", "\(path) no tiene errores", "\(path) に誤りはありません")
  }

  /// `the kiosk filters no system calls: …`, a warning at a kiosk's start.
  package func unfilteredCalls(_ reason: String) -> String {
    say(
      "the kiosk filters no system calls: \(reason)",
      "el quiosco no filtra las llamadas al sistema: \(reason)",
      "キオスクはシステムコールを制限していません: \(reason)")
  }
  /// `the kiosk runs without Landlock: …`, a warning at a kiosk's start.
  package func unconfinedWriting(_ reason: String) -> String {
    say(
      "the kiosk runs without Landlock: \(reason)",
      "el quiosco funciona sin Landlock: \(reason)",
      "キオスクは Landlock なしで動作します: \(reason)")
  }
  /// `64 MB of address space is too little, squad needs 128 · ulimit -v sets the limit`
  package func tooLittleAddressSpace(_ megabytes: Int, needed: Int) -> String {
    say(
      "\(number(megabytes)) MB of address space is too little, squad needs \(number(needed))"
        + " · ulimit -v sets the limit",
      "\(number(megabytes)) MB de espacio de direcciones no bastan, squad necesita \(number(needed))"
        + " · ulimit -v fija el límite",
      "アドレス空間が \(number(megabytes)) MB では足りません。squad には \(number(needed)) MB が必要です"
        + " · 上限は ulimit -v で変更できます")
  }
}
