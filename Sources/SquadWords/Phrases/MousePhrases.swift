/// What is said of the mouse.
extension Strings {
  package var mouseTitle: String { say("Mouse", "Ratón", "マウス") }
  package var noMouse: String {
    say(
      "This terminal doesn't report the mouse",
      "Este terminal no informa del ratón",
      "この端末はマウスに対応していません")
  }
  package func mouse(isOn: Bool) -> String {
    say(
      isOn ? "Mouse on" : "Mouse off",
      isOn ? "Ratón activado" : "Ratón desactivado",
      isOn ? "マウス: オン" : "マウス: オフ")
  }
  /// What it does, and how a terminal that reports it still selects text.
  package var mouseHelp: [(what: String, does: String)] {
    say(
      [
        ("Click", "select; tabs and keys act"), ("Double-click", "open it, as Enter does"),
        ("Wheel", "move, or scroll the detail"), ("Shift-drag", "the terminal's own selection"),
      ],
      [
        ("Clic", "seleccionar; pestañas y teclas actúan"), ("Doble clic", "abrir, como Enter"),
        ("Rueda", "moverse, o desplazar el detalle"),
        ("Mayús-arrastrar", "la selección del propio terminal"),
      ],
      [
        ("クリック", "選択。タブとキーは実行"), ("ダブルクリック", "Enter と同じく開く"),
        ("ホイール", "移動、詳細のスクロール"), ("Shift-ドラッグ", "端末自身の文字選択"),
      ])
  }
}
