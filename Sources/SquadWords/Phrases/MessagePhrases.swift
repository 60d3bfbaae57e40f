import SquadCore

/// What happened, in the footer.
extension Strings {
  package func joined(_ name: String) -> String {
    say("\(name) joined", "\(name) se unió al equipo", "\(name) が加わりました")
  }
  package func fired(_ name: String) -> String {
    say("\(name) fired", "se despidió a \(name)", "\(name) を外しました")
  }
  package func moved(_ name: String) -> String {
    say("\(name) moved", "\(name) cambió de lugar", "\(name) を移動しました")
  }
  package func undone(_ change: String) -> String {
    say("Undone: \(change)", "Deshecho: \(change)", "元に戻しました: \(change)")
  }
  package func redone(_ change: String) -> String {
    say("Redone: \(change)", "Rehecho: \(change)", "やり直しました: \(change)")
  }
  /// A change that another window of the same squad made.
  package func inAnotherWindow(_ change: String) -> String {
    say("\(change) in another window", "\(change) en otra ventana", "別のウィンドウで \(change)")
  }
  package var nothingToUndo: String { say("Nothing to undo", "Nada que deshacer", "元に戻す操作はありません") }
  package var nothingToRedo: String { say("Nothing to redo", "Nada que rehacer", "やり直す操作はありません") }
  package var cannotJoin: String {
    say(
      "Only people and currencies join the squad",
      "Al equipo solo se unen personas y divisas",
      "チームに入れるのは人物と通貨だけです")
  }
  package var noGridOfPrices: String {
    say(
      "No grid here: currencies have no pictures",
      "Sin cuadrícula: las divisas no tienen imágenes",
      "通貨には画像がないためグリッドにできません")
  }
  package var noRoomForGrid: String {
    say("No room for cards", "No hay espacio para tarjetas", "カードを表示するスペースがありません")
  }
  package var noRoomForLargerCards: String {
    say(
      "No room for larger cards",
      "No hay espacio para tarjetas más grandes",
      "これ以上大きなカードは表示できません")
  }
  package var nothingToCompare: String {
    say(
      "Only heroes have stats to compare",
      "Solo los héroes tienen atributos que comparar",
      "比較できる能力値があるのはヒーローだけです")
  }
  package var nobodyToCompare: String {
    say(
      "Compare needs another hero in your squad",
      "Para comparar hace falta otro héroe en el equipo",
      "比較するにはチームに別のヒーローが必要です")
  }
  package var squadIsEmpty: String { say("The squad is empty", "El equipo está vacío", "チームは空です") }
  package var notInSquad: String { say("Not in the squad", "No está en el equipo", "チームに入っていません") }
  package func leftAlready(_ name: String) -> String {
    say(
      "\(name) is no longer in the squad",
      "\(name) ya no está en el equipo",
      "\(name) はもうチームにいません")
  }
  /// `7: no such list`
  package func noSuchList(_ key: String) -> String {
    say("\(key): no such list", "\(key): no existe esa lista", "\(key): そのリストはありません")
  }
  package var nothingSelected: String {
    say("Nothing is selected", "No hay nada seleccionado", "何も選択されていません")
  }
  package var leftIsElsewhere: String {
    say(
      "The hero at the left is not in the open list",
      "El héroe de la izquierda no está en la lista abierta",
      "左のヒーローは開いているリストにいません")
  }
  package var onlyMembersMove: String {
    say(
      "Only members move, in the squad",
      "Solo se mueven los miembros, en el equipo",
      "動かせるのはチームのメンバーだけです")
  }
  package var memberIsFirst: String {
    say("Already first in the squad", "Ya está al principio del equipo", "すでにチームの先頭です")
  }
  package var memberIsLast: String {
    say("Already last in the squad", "Ya está al final del equipo", "すでにチームの最後です")
  }
  package func quitHint(_ key: String) -> String {
    say("\(key) quits", "\(key) para salir", "\(key) で終了")
  }
  package var offlineByChoice: String {
    say("offline (--offline)", "sin conexión (--offline)", "オフライン (--offline)")
  }
  /// A refresh got what another visitor was sent at that time.
  package func sharedAnswer(_ time: String) -> String {
    say(
      "Fetched at \(time) · all visitors share it for 5 minutes",
      "Obtenido a las \(time) · todos los visitantes lo comparten 5 minutos",
      "\(time) に取得済み · 5 分間は訪問者全員で共有します")
  }
  package var cannotSuspend: String {
    say(
      "Can't suspend: no shell to return to",
      "No se puede suspender: no hay shell al que volver",
      "一時停止できません: 戻り先のシェルがありません")
  }
  package var pasteIgnored: String {
    say(
      "Pasted text goes into the search field",
      "El texto pegado va al campo de búsqueda",
      "貼り付けた文字は検索欄に入ります")
  }
  /// Behind `pasteIgnored`: the key that opens the field.
  package func opensSearch(_ key: String) -> String {
    say("\(key) opens it", "\(key) lo abre", "\(key) で開く")
  }
  package func themeChosen(_ name: String) -> String {
    say("Theme: \(name)", "Tema: \(name)", "テーマ: \(name)")
  }
  package func colorsOff(_ reason: String) -> String {
    say(
      "colours are off (\(reason))",
      "los colores están desactivados (\(reason))",
      "色は無効です (\(reason))")
  }
  /// As a reason: who turned them off.
  package var colorInConfig: String {
    say("\"color\" in the config", "\"color\" en la configuración", "設定の \"color\"")
  }
  /// Of a terminal that is treated as another one.
  package func noTerminalName(_ used: String) -> String {
    say(
      "TERM is not set · using \(used)",
      "TERM no está definida · se usa \(used)",
      "TERM が設定されていません · \(used) を使用")
  }
  package func unknownTerminal(_ name: String, _ used: String) -> String {
    say(
      "TERM=\(name) is unknown here · using \(used)",
      "TERM=\(name) no se conoce aquí · se usa \(used)",
      "TERM=\(name) は不明です · \(used) を使用")
  }
  func noExactColors(_ used: String) -> String {
    say(
      "Exact colors can't be sent to TERM=\(used) · using fewer",
      "TERM=\(used) no admite colores exactos · se usan menos",
      "TERM=\(used) では正確な色を使えません · 色数を減らします")
  }
  package func notSaved(_ problem: String) -> String {
    say("Not saved: \(problem)", "Sin guardar: \(problem)", "未保存: \(problem)")
  }
  /// Before anything was to be.
  package func cannotSave(_ problem: String) -> String {
    say("Can't save: \(problem)", "No se puede guardar: \(problem)", "保存できません: \(problem)")
  }
  package func setAside(_ name: String) -> String {
    say(
      "the squad file was damaged and set aside as \(name)",
      "el archivo del equipo estaba dañado y se apartó como \(name)",
      "チームのファイルが壊れていたため \(name) として退避しました")
  }
  package func notSaving(_ problem: String) -> String {
    say(
      "changes can't be saved: \(problem)",
      "no se pueden guardar los cambios: \(problem)",
      "変更を保存できません: \(problem)")
  }
  /// How many members of a damaged file were recovered: none, one, so many.
  package var noneRecovered: String {
    say("no members recovered", "ningún miembro recuperado", "復元できたメンバーはいません")
  }
  package func recovered(_ number: String, isOne: Bool) -> String {
    say(
      "\(number) \(isOne ? "member" : "members") recovered",
      "\(number) \(isOne ? "miembro recuperado" : "miembros recuperados")",
      "メンバー\(number)人を復元しました")
  }
}
