/// What is said about moving around.
extension Strings {
  package var noJumpToUndo: String {
    say("No jump to go back from", "No hay salto del que volver", "戻れるジャンプはありません")
  }
  package var onlyOneOrder: String {
    say(
      "This list has only its own order",
      "Esta lista solo tiene su propio orden",
      "このリストは並べ替えできません")
  }
  /// Why a refresh asks no service.
  package var orderIsOurs: String {
    say(
      "The service has no such order · refresh in another",
      "El servicio no tiene este orden · actualiza en otro",
      "サービスにこの順序はありません · 別の順序なら更新できます")
  }
  package var noDetailShown: String {
    say("The detail isn't on the screen", "El detalle no está en pantalla", "詳細は表示されていません")
  }
  package var noDivider: String {
    say("Only one pane is on the screen", "Solo hay un panel en pantalla", "表示中のペインは一つだけです")
  }
  package var noChart: String { say("No chart here", "Aquí no hay gráfico", "ここにグラフはありません") }
  package var listIsNarrowest: String {
    say(
      "The list is as narrow as it gets",
      "La lista ya no puede ser más estrecha",
      "リストはこれ以上狭くできません")
  }
  package var listIsWidest: String {
    say(
      "The list is as wide as it gets",
      "La lista ya no puede ser más ancha",
      "リストはこれ以上広くできません")
  }
  package var nothingToPick: String {
    say(
      "No entries here to pick from",
      "Aquí no hay entradas entre las que elegir",
      "選べる項目がありません")
  }
}
