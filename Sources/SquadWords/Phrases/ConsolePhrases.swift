/// What commands say beside their results, and why one failed. Words of the command line stand in
/// `cited`; reasons are the system's.
extension Strings {
  package func unwritableResult(_ reason: String) -> String {
    say(
      "can't write the result: \(reason)",
      "no se puede escribir el resultado: \(reason)",
      "結果を出力できません: \(reason)")
  }
  /// As a reason.
  package var closedOutput: String {
    say("standard output is closed", "la salida estándar está cerrada", "標準出力が閉じています")
  }
  package func unwritable(_ path: String, _ reason: String) -> String {
    say(
      "can't write \(path): \(reason)",
      "no se puede escribir \(path): \(reason)",
      "\(path)に書き込めません: \(reason)")
  }
  package func cannotWriteLog(_ path: String, _ reason: String) -> String {
    say(
      "can't write the log \(path): \(reason)",
      "no se puede escribir el registro \(path): \(reason)",
      "ログ\(path)に書き込めません: \(reason)")
  }
  package func missingFromLog(_ reason: String) -> String {
    say(
      "lines are missing from the log: \(reason)",
      "faltan líneas en el registro: \(reason)",
      "ログに書き込めなかった行があります: \(reason)")
  }
  package func missingFromRecording(_ reason: String) -> String {
    say(
      "keys are missing from the recording: \(reason)",
      "faltan teclas en la grabación: \(reason)",
      "記録できなかったキーがあります: \(reason)")
  }
  /// An id that nothing has, before the one that it may have meant.
  package func noEntry(_ id: String) -> String {
    say("no such entry: \(id)", "no existe \(id)", "\(id) はありません")
  }
  /// An id of what is neither somebody nor a currency.
  package func cannotJoin(_ id: String) -> String {
    say(
      "\(id) can't join: only people and currencies can",
      "\(id) no puede unirse: al equipo solo se unen personas y divisas",
      "\(id) は入れません: チームに入れるのは人物と通貨だけです")
  }
  package func alreadyMember(_ name: String) -> String {
    say(
      "\(name) is already in the squad",
      "\(name) ya está en el equipo",
      "\(name) はすでにチームに入っています")
  }
  package func notAMember(_ name: String) -> String {
    say("\(name) is not in the squad", "\(name) no está en el equipo", "\(name) はチームに入っていません")
  }
  /// Of a squad that is listed.
  package var noMembers: String {
    say(
      "the squad is empty · squad recruit CATALOGUE/ID adds a member",
      "el equipo está vacío · squad recruit CATALOGUE/ID añade un miembro",
      "チームは空です · squad recruit CATALOGUE/ID でメンバーを追加")
  }
  package var noBoardHere: String {
    say(
      "no board here yet · a kiosk keeps one in the folder of its squads",
      "aquí aún no hay clasificación · un quiosco la guarda en la carpeta de sus equipos",
      "ランキングはまだありません · キオスクがチームと同じフォルダーに保存します")
  }
  package var nobodyRecruited: String {
    say("nobody was recruited today", "hoy no se ha reclutado a nadie", "今日は誰もスカウトされていません")
  }

  // The config.
  package func noConfig(at path: String) -> String {
    say(
      "no config file at \(path)",
      "no hay archivo de configuración en \(path)",
      "\(path) に設定ファイルはありません")
  }
  package var noConfigFolder: String {
    say(
      "no config file: neither XDG_CONFIG_HOME nor HOME is set",
      "no hay archivo de configuración: ni XDG_CONFIG_HOME ni HOME están definidas",
      "設定ファイルがありません: XDG_CONFIG_HOME も HOME も設定されていません")
  }
  /// Behind it: what shows how one looks.
  package var printsExample: String {
    say(
      "squad config example prints one",
      "squad config example muestra uno",
      "squad config example で例を表示")
  }
  package func fineConfig(_ path: String) -> String {
    say("\(path) is fine", "\(path) no tiene errores", "\(path) に誤りはありません")
  }

  // A kiosk that can't close off all that it should.
  package func unfilteredCalls(_ reason: String) -> String {
    say(
      "the kiosk filters no system calls: \(reason)",
      "el quiosco no filtra las llamadas al sistema: \(reason)",
      "キオスクはシステムコールを制限していません: \(reason)")
  }
  /// A limit of the process, and what it has to be, in megabytes.
  package func tooLittleAddressSpace(_ megabytes: String, needed: String) -> String {
    say(
      "\(megabytes) MB of address space are too few, squad needs \(needed) · ulimit -v sets the limit",
      "\(megabytes) MB de espacio de direcciones no bastan, squad necesita \(needed) · ulimit -v fija el límite",
      "アドレス空間が \(megabytes) MB では足りません。squad には \(needed) MB が必要です · 上限は ulimit -v で設定")
  }
  package func unconfinedWriting(_ reason: String) -> String {
    say(
      "the kiosk goes without Landlock: \(reason)",
      "el quiosco funciona sin Landlock: \(reason)",
      "キオスクは Landlock なしで動作します: \(reason)")
  }
}
