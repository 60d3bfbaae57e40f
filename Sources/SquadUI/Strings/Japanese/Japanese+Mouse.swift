/// Japanese words for the mouse.
extension Japanese: MouseWords {
  var mouseTitle: String { "マウス" }
  var noMouse: String { "この端末はマウスに対応していません" }
  func mouse(isOn: Bool) -> String { isOn ? "マウス: オン" : "マウス: オフ" }
  var mouseHelp: [(what: String, does: String)] {
    [
      ("クリック", "選択。タブとキーは実行"), ("ダブルクリック", "Enter と同じく開く"),
      ("ホイール", "移動、詳細のスクロール"), ("Shift-ドラッグ", "端末自身の文字選択"),
    ]
  }
}
