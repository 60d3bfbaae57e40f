import Basics
import SquadCore
import TerminalKit

/// The footer's messages.
extension Strings {
  /// `name` distinguishes members with the same title.
  package func text(of message: Message, name: (Member) -> String = { $0.title }) -> String {
    switch message {
    case .joined(let member): text(joined(name(member)), offering: .undo)
    case .fired(let member):
      text(capitalized(fired(name(member)), keeping: name(member)), offering: .undo)
    case .moved(let member): text(moved(name(member)), offering: .undo)
    case .undid(let change, let isElsewhere):
      undone(isElsewhere ? inAnotherWindow(text(of: change, name)) : text(of: change, name))
    case .redid(let change):
      say(
        "Redone: \(text(of: change, name))", "Rehecho: \(text(of: change, name))",
        "やり直しました: \(text(of: change, name))")
    case .nothingToUndo: say("Nothing to undo", "Nada que deshacer", "元に戻す操作はありません")
    case .nothingToRedo: say("Nothing to redo", "Nada que rehacer", "やり直す操作はありません")
    case .cannotJoin:
      say(
        "Only people and currencies join the squad",
        "Al equipo solo pueden unirse personas y divisas",
        "チームに入れるのは人物と通貨だけです")
    case .folded(let count): collapsed(count)
    case .squadIsEmpty: say("The squad is empty", "El equipo está vacío", "チームは空です")
    case .notInSquad: say("Not in the squad", "No está en el equipo", "チームに入っていません")
    case .leftAlready(let member):
      say(
        "\(name(member)) is no longer in the squad",
        "\(name(member)) ya no está en el equipo",
        "\(name(member)) はもうチームにいません")
    case .onlyMembersMove:
      say(
        "Only squad members can be moved",
        "Solo se pueden mover los miembros del equipo",
        "移動できるのはチームのメンバーだけです")
    case .memberIsFirst:
      say("Already first in the squad", "Ya está al principio del equipo", "すでにチームの先頭です")
    case .memberIsLast:
      say("Already last in the squad", "Ya está al final del equipo", "すでにチームの末尾です")
    case .noGridOfPrices:
      say(
        "No grid here: rates are shown as a list",
        "Sin cuadrícula: las cotizaciones se muestran como lista",
        "レートはリストで表示するため、グリッドにできません")
    case .noRoomForGrid:
      say("No room for cards", "No hay espacio para tarjetas", "カードを表示するスペースがありません")
    case .noRoomForLargerCards:
      say(
        "No room for larger cards",
        "No hay espacio para tarjetas más grandes",
        "これ以上大きなカードは表示できません")
    case .nothingToCompare:
      say(
        "Only heroes have stats to compare",
        "Solo los héroes tienen atributos que comparar",
        "比較できる能力値があるのはヒーローだけです")
    case .nobodyToCompare:
      say(
        "Compare needs another hero in your squad",
        "Para comparar hace falta otro héroe en el equipo",
        "比較するにはチームに別のヒーローが必要です")
    case .leftIsElsewhere:
      say(
        "The hero on the left is not in the open list",
        "El héroe de la izquierda no está en la lista abierta",
        "左のヒーローは開いているリストにいません")
    case .noSuchList(let number): noSuchList(number)
    case .nothingSelected:
      say("Nothing is selected", "No hay nada seleccionado", "何も選択されていません")
    case .sortsWhenRead:
      say(
        "Sorts when all is read",
        "La lista se ordenará cuando se haya leído entera",
        "すべて読み込んだら並べ替えます")
    case .onlyOneOrder:
      say("This list has only one order", "Esta lista solo tiene un orden", "このリストは並べ替えできません")
    case .orderIsOurs:
      say(
        "The service can't sort this way · refresh in another order",
        "El servicio no admite este orden · actualiza con otro",
        "サービスはこの並び順に対応していません · 別の並び順なら更新できます")
    case .noDetailShown:
      say("The detail isn't on the screen", "El detalle no está en pantalla", "詳細は表示されていません")
    case .noDivider:
      say("Only one pane is on the screen", "Solo hay un panel en pantalla", "表示中のペインは一つだけです")
    case .nothingToOpen:
      say("Nothing to open here", "Aquí no hay nada que abrir", "開けるものはありません")
    case .noChart: say("No chart here", "Aquí no hay gráfico", "ここにグラフはありません")
    case .chartIsWhole:
      say(
        "The chart already shows all its days", "El gráfico ya muestra todos sus días",
        "グラフはすべての日を表示しています")
    case .chartIsLongest:
      say("This is the longest span", "El gráfico no puede ser más largo", "期間はこれ以上長くできません")
    case .chartIsShortest:
      say("This is the shortest span", "El gráfico no puede ser más corto", "期間はこれ以上短くできません")
    case .cardsAreLargest:
      say(
        "The cards are as large as they get",
        "Las tarjetas ya no pueden ser más grandes",
        "カードはこれ以上大きくできません")
    case .cardsAreSmallest:
      say(
        "The cards are as small as they get",
        "Las tarjetas ya no pueden ser más pequeñas",
        "カードはこれ以上小さくできません")
    case .listIsFirst: say("This is the first list", "Es la primera lista", "最初のリストです")
    case .listIsLast: say("This is the last list", "Es la última lista", "最後のリストです")
    case .listIsNarrowest:
      say(
        "The list is as narrow as it gets",
        "La lista ya no puede ser más estrecha",
        "リストはこれ以上狭くできません")
    case .listIsWidest:
      say(
        "The list is as wide as it gets",
        "La lista ya no puede ser más ancha",
        "リストはこれ以上広くできません")
    case .noJumpToUndo:
      say("No jump to go back from", "No hay ningún salto del que volver", "元に戻せるジャンプはありません")
    case .nothingToPick:
      say(
        "No entries here to pick from",
        "Aquí no hay entradas entre las que elegir",
        "選べる項目がありません")
    case .quitHint:
      key(.quit).map { say("\($0) quits", "\($0) para salir", "\($0) で終了") } ?? ""
    case .squadLoading:
      say(
        "The squad is still being read", "Aún se está leyendo el equipo", "チームを読み込んでいます")
    case .notSaved(let problem): notSaved(problem, text(of: problem))
    case .storage(let notice): capitalized(text(of: notice))
    case .offline(let freshness, let isVisitor):
      offline + (isVisitor ? "" : " (--offline)")
        + (freshness.map { " · \(showing(text(of: $0, isShort: true)))" } ?? "")
    case .noService(let reason): text(ofAbsence: reason)
    case .rateLimited(let until): text(of: ServiceError.rateLimited(until: until))
    case .sharedAnswer(let moment):
      say(
        "Fetched at \(time(of: moment)) · all visitors share it for 5 minutes",
        "Obtenido a las \(time(of: moment)) · todos los visitantes lo comparten durante 5 minutos",
        "\(time(of: moment)) に取得済み · 5分間は訪問者全員で共有します")
    case .cannotSuspend:
      say(
        "Can't suspend: no shell to return to",
        "No se puede suspender: no hay shell al que volver",
        "一時停止できません: 戻り先のシェルがありません")
    case .copied(let link, let route): copied(link, through: route)
    case .noLinks: say("No links here", "Aquí no hay enlaces", "ここにリンクはありません")
    case .noBoard:
      say("Only a kiosk has a board", "Solo un quiosco tiene clasificación", "ランキングがあるのはキオスクだけです")
    case .noClipboard:
      say(
        "This terminal doesn't accept text for its clipboard",
        "Este terminal no acepta texto para el portapapeles",
        "この端末はクリップボードに対応していません")
    case .tooLongToCopy:
      say(
        "The address is too long for a terminal's clipboard",
        "La dirección es demasiado larga para el portapapeles del terminal",
        "アドレスが長すぎて端末のクリップボードに送れません")
    case .mouseToggled(isOn: true): say("Mouse on", "Ratón activado", "マウス: オン")
    case .mouseToggled(isOn: false): say("Mouse off", "Ratón desactivado", "マウス: オフ")
    case .noMouse:
      say(
        "This terminal doesn't report the mouse",
        "Este terminal no admite el ratón",
        "この端末はマウスに対応していません")
    case .fileOpened(let file, let rows): text(of: file, rows: rows)
    case .noFile:
      say(
        "Only your own files have this · squad open FILE",
        "Solo para tus propios archivos · squad open FILE",
        "自分のファイルを開いているときだけ使えます · squad open FILE")
    case .configEntryCopied(let route):
      viaTmux(
        say(
          "Config entry sent to the terminal's clipboard",
          "Entrada de configuración enviada al portapapeles del terminal",
          "設定の項目を端末のクリップボードに送りました"), route)
    case .pasteIgnored: pasteIgnored
    case .themeChosen(let choice):
      say("Theme: \(choice.name)", "Tema: \(choice.name)", "テーマ: \(choice.name)")
    case .colorsOff(let reason):
      say(
        "colours are off (\(reason))",
        "Los colores están desactivados (\(reason))",
        "色は無効です (\(reason))")
    case .configMistakes(let first, let others): text(of: first, others: others)
    case .noConfigMistakes:
      say("No mistakes in the config", "La configuración no tiene errores", "設定に誤りはありません")
    case .noConfig:
      say(
        "There is no config file · squad config example prints one",
        "No hay archivo de configuración · squad config example muestra uno",
        "設定ファイルがありません · squad config example で例を表示できます")
    case .welcomeBack(let members):
      say(
        "Welcome back · \(number(members)) in your squad",
        "Hola de nuevo · \(count(members, "miembro", "miembros")) en tu equipo",
        "おかえりなさい · チームのメンバーは\(number(members))人です")
    case .idle(let seconds):
      say(
        "Still there? Press any key, or this session ends within \(span(seconds))",
        "¿Sigues ahí? Pulsa una tecla o la sesión terminará en menos de \(span(seconds))",
        "キー入力がないため\(span(seconds))以内に終了します · 続けるには何かキーを押してください")
    case .sessionEnding(let seconds):
      say(
        "Time is nearly up: this session ends within \(span(seconds))",
        "Se acaba el tiempo: la sesión termina en menos de \(span(seconds))",
        "まもなく利用時間が終わります: \(span(seconds))以内に終了します")
    case .terminal(let note): note
    case .crashFound(let file):
      say(
        "Crashed: \(file) has the last 50 actions",
        "squad falló: \(file) contiene las últimas 50 acciones",
        "異常終了しました: \(file) に直前の50件のアクションがあります")
    }
  }

  /// `Iron Man joined`
  package func joined(_ name: String) -> String {
    say("\(name) joined", "\(name) se unió al equipo", "\(name) が加わりました")
  }
  /// `Iron Man fired`, a clause: in Spanish it begins with a small letter.
  package func fired(_ name: String) -> String {
    say("\(name) fired", "se despidió a \(name)", "\(name) を外しました")
  }
  func moved(_ name: String) -> String {
    say("\(name) moved", "\(name) cambió de lugar", "\(name) を移動しました")
  }
  private func undone(_ change: String) -> String {
    say("Undone: \(change)", "Deshecho: \(change)", "元に戻しました: \(change)")
  }
  private func inAnotherWindow(_ change: String) -> String {
    say("\(change) in another window", "\(change) en otra ventana", "別のウィンドウで \(change)")
  }

  private func text(of change: SquadChange, _ name: (Member) -> String) -> String {
    switch change {
    case .recruited(let member, _): joined(name(member))
    case .fired(let member, _): fired(name(member))
    case .moved(let member, _, _): moved(name(member))
    }
  }

  /// `7: no such list`
  private func noSuchList(_ number: Int) -> String {
    let tab = Command.tabs.indices.contains(number - 1) ? key(Command.tabs[number - 1]) : nil
    let key = tab ?? "\(number)"
    return say("\(key): no such list", "\(key): no existe esa lista", "\(key): そのリストはありません")
  }

  /// `Detail link sent to the terminal's clipboard`: terminals don't say whether it arrived.
  private func copied(_ link: Link, through route: ClipboardRoute) -> String {
    let sent = say(
      "\(link.title) link sent to the terminal's clipboard",
      "Enlace \(link.title) enviado al portapapeles del terminal",
      "\(link.title) のリンクを端末のクリップボードに送りました")
    return viaTmux(sent, route)
  }

  private func viaTmux(_ sent: String, _ route: ClipboardRoute) -> String {
    guard route == .tmux else { return sent }
    return sent + " · "
      + say(
        "tmux needs set-clipboard on",
        "tmux necesita set-clipboard on",
        "tmux では set-clipboard on が必要です")
  }

  private var pasteIgnored: String {
    let search = key(.search)
    return say(
      "Pasted text goes into the search field\(search.map { " · \($0) opens it" } ?? "")",
      "El texto pegado va al campo de búsqueda\(search.map { " · \($0) lo abre" } ?? "")",
      "貼り付けた文字は検索欄に入ります\(search.map { " · \($0) で開きます" } ?? "")")
  }

  /// The reason in `colours are off ("color" in the config)`.
  package var colorInConfig: String {
    say("\"color\" in the config", "\"color\" en la configuración", "設定の \"color\"")
  }

  /// `TERM is not set · using xterm`
  package func text(of note: TerminalWarning) -> String {
    switch note {
    case .unset(let used):
      say(
        "TERM is not set · using \(used)",
        "TERM no está definida · se usa \(used)",
        "TERM が設定されていません · \(used) を使用中")
    case .unknown(let term, let used):
      say(
        "TERM=\(term) is unknown here · using \(used)",
        "TERM=\(term) no se conoce aquí · se usa \(used)",
        "TERM=\(term) の情報がありません · \(used) を使用中")
    case .noExactColors(let used):
      say(
        "Exact colours can't be sent to TERM=\(used) · using fewer",
        "TERM=\(used) no admite colores exactos · se usan menos",
        "TERM=\(used) では正確な色を使えません · 色数を減らします")
    }
  }
}
