/// What the inspector says.
extension Strings {
  package var inspectorTitle: String { say("Inspector", "Inspector", "インスペクター") }
  package var whatChanged: String { say("What changed", "Qué cambió", "変更点") }
  package var effects: String { say("Effects", "Efectos", "副作用") }
  package var timeColumn: String { say("time", "hora", "時刻") }
  package var actionColumn: String { say("action", "acción", "アクション") }
  package var changedColumn: String { say("changed", "cambió", "変更") }
  package var tookColumn: String { say("took", "tardó", "時間") }
  package var wroteColumn: String { say("wrote", "escribió", "出力") }
  package var countColumn: String { say("count", "veces", "回数") }
  package var eachColumn: String { say("each", "cada una", "平均") }
  /// Behind the names of parts that stayed as they were.
  package var unchanged: String { say("unchanged", "sin cambios", "変更なし") }
  package var lists: String { say("lists", "listas", "リスト") }
  package var details: String { say("details", "detalles", "詳細") }
  package var squadPart: String { say("squad", "equipo", "チーム") }
  /// In place of a value, or of the parts that an action changed.
  package var nothing: String { say("none", "nada", "なし") }
  /// In place of the parts that an action changed, where that can't be known any more.
  package var notKept: String { say("not kept", "no guardado", "保持なし") }
  package var statesNotKept: String {
    say(
      "This state is not kept any more; above is now",
      "Este estado ya no se guarda; arriba se ve el actual",
      "この状態はもう保持されていません。上は現在の画面です")
  }
  package var bytesAKey: String { say("bytes a key", "bytes por tecla", "キーごとのバイト数") }
  package var chooseAction: String { say("action", "acción", "アクション") }
  package var backAndForth: String {
    say("back, forth in time", "atrás y adelante en el tiempo", "過去へ、未来へ")
  }
  package var showTotals: String { say("totals", "totales", "集計") }
  package var showActions: String { say("actions", "acciones", "アクション一覧") }
  package var writeActions: String { say("write to a file", "guardar en un archivo", "ファイルに保存") }
  package var presentTime: String { say("now", "ahora", "現在") }
  package var past: String { say("past", "pasado", "過去") }
  package func past(waiting: String) -> String {
    say("past · \(waiting) waiting", "pasado · \(waiting) en espera", "過去 · \(waiting)件待機中")
  }
  package func action(_ number: String, of newest: String) -> String {
    say(
      "action \(number) of \(newest)",
      "acción \(number) de \(newest)",
      "アクション \(number) / \(newest)")
  }
  package func totals(_ count: String, isOne: Bool) -> String {
    say(
      "totals of \(count) \(isOne ? "action" : "actions")",
      "totales de \(count) \(isOne ? "acción" : "acciones")",
      "アクション\(count)件の集計")
  }
  package func crashFound(_ file: String) -> String {
    say(
      "Crashed: \(file) · has the last 50 actions",
      "Fallo: \(file) · tiene las últimas 50 acciones",
      "異常終了: \(file) · 直前の50件のアクション")
  }
  package func frame(_ time: String, _ bytes: String) -> String {
    say("frame \(time), \(bytes)", "pantalla: \(time), \(bytes)", "描画 \(time)、\(bytes)")
  }
  package func bytes(median: String, most: String) -> String {
    say(
      "median \(median), most \(most)",
      "mediana \(median), máximo \(most)",
      "中央値 \(median)、最大 \(most)")
  }
  package func rows(_ count: String, isOne: Bool) -> String {
    say(
      "\(count) \(isOne ? "row" : "rows")",
      "\(count) \(isOne ? "fila" : "filas")",
      "\(count)行")
  }
  package func items(_ count: String, isOne: Bool) -> String {
    say(
      "\(count) \(isOne ? "item" : "items")",
      "\(count) \(isOne ? "elemento" : "elementos")",
      "\(count)項目")
  }
  package func moreChanges(_ count: String, isOne: Bool) -> String {
    say("and \(count) more", "y \(count) más", "ほか\(count)件")
  }
  package func withNewText(_ count: String) -> String {
    say("\(count) with new text", "\(count) con texto nuevo", "\(count)行の文字が変更")
  }
  package func new(_ count: String, isOne: Bool) -> String {
    say("\(count) new", "\(count) \(isOne ? "nueva" : "nuevas")", "\(count)行追加")
  }
  package func gone(_ count: String, isOne: Bool) -> String {
    say("\(count) gone", "\(count) \(isOne ? "eliminada" : "eliminadas")", "\(count)行削除")
  }
  package func wrote(_ file: String) -> String {
    say("Wrote \(file)", "Guardado en \(file)", "\(file) に保存しました")
  }
  package func notWritten(_ reason: String) -> String {
    say("Not written: \(reason)", "No se pudo guardar: \(reason)", "保存できませんでした: \(reason)")
  }
}
