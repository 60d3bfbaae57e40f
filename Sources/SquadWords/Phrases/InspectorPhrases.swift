/// The inspector.
extension Strings {
  /// `Inspector`, the title of its panel.
  package var inspectorTitle: String { say("Inspector", "Inspector", "インスペクター") }
  /// `What changed`, above the changed parts of the state.
  package var whatChanged: String { say("What changed", "Qué cambió", "変更点") }
  /// `Effects`, before the effects that an action requested.
  package var effects: String { say("Effects", "Efectos", "エフェクト") }
  /// `time`, the head of the column with the times of actions.
  package var timeColumn: String { say("time", "hora", "時刻") }
  /// `action`, the head of the column with the actions' names.
  package var actionColumn: String { say("action", "acción", "アクション") }
  /// `changed`, the head of the column with the parts of the state that an action changed.
  package var changedColumn: String { say("changed", "cambió", "変更点") }
  /// `took`, the head of a column of durations.
  package var tookColumn: String { say("took", "tardó", "所要時間") }
  /// `wrote`, the head of the column with the bytes that were sent to the terminal.
  package var wroteColumn: String { say("wrote", "escribió", "出力") }
  /// `count`, the head of the totals' column with the number of times that an action occurred.
  package var countColumn: String { say("count", "veces", "回数") }
  /// `each`, the head of the totals' column with the average duration.
  package var eachColumn: String { say("each", "cada una", "平均") }
  /// Follows the names of unchanged parts.
  package var unchanged: String { say("unchanged", "sin cambios", "変更なし") }
  /// `lists`, a part of the state.
  package var lists: String { say("lists", "listas", "リスト") }
  /// `details`, a part of the state.
  package var details: String { say("details", "detalles", "詳細") }
  /// `squad`, a part of the state.
  package var squadPart: String { say("squad", "equipo", "チーム") }
  /// Stands for no value, and for no changed part.
  package var nothing: String { say("none", "nada", "なし") }
  /// In place of the parts that an action changed, if they are no longer kept.
  package var notKept: String { say("not kept", "no guardado", "記録なし") }
  /// `This state is no longer kept; the screen above shows the present`
  package var statesNotKept: String {
    say(
      "This state is no longer kept; the screen above shows the present",
      "Este estado ya no se guarda; arriba se ve el actual",
      "この状態はもう残っていません。上は現在の画面です")
  }
  /// `bytes a key`, before the figures about frames that keys caused.
  package var bytesAKey: String { say("bytes a key", "bytes por tecla", "キーごとのバイト数") }
  /// `action`, the purpose of the keys that select one.
  package var chooseAction: String { say("action", "acción", "アクション") }
  /// `back, forth in time`, the purpose of the keys that show older and newer screens.
  package var backAndForth: String {
    say("back, forth in time", "atrás, adelante en el tiempo", "過去へ・未来へ")
  }
  /// `totals`, the purpose of the key that shows them.
  package var showTotals: String { say("totals", "totales", "集計") }
  /// `actions`, the purpose of the key that returns from the totals to the actions.
  package var showActions: String { say("actions", "acciones", "アクション一覧") }
  /// `write to a file`, the purpose of the key that saves the actions.
  package var writeActions: String { say("write to a file", "guardar en un archivo", "ファイルに保存") }
  /// `now`, in the title while the present is shown, and the purpose of the key that returns to it.
  package var presentTime: String { say("now", "ahora", "現在") }
  /// `past · 12 waiting`
  package func past(waiting: Int) -> String {
    guard waiting > 0 else { return say("past", "pasado", "過去") }
    return say(
      "past · \(number(waiting)) waiting", "pasado · \(number(waiting)) en espera",
      "過去 · \(number(waiting))件待機中")
  }
  /// `action 143 of 143`
  package func action(_ number: Int, of newest: Int) -> String {
    say(
      "action \(self.number(number)) of \(self.number(newest))",
      "acción \(self.number(number)) de \(self.number(newest))",
      "アクション \(self.number(number)) / \(self.number(newest))")
  }
  /// `totals of 12 actions`
  package func totals(_ actions: Int) -> String {
    say(
      "totals of \(count(actions, "action", "actions"))",
      "totales de \(count(actions, "acción", "acciones"))",
      "アクション\(number(actions))件の集計")
  }
  /// `frame 39 µs, 612 bytes`
  ///
  /// - Parameters:
  ///   - time: a duration with its unit.
  ///   - bytes: a number with its unit.
  package func frame(_ time: String, _ bytes: String) -> String {
    say("frame \(time), \(bytes)", "fotograma \(time), \(bytes)", "フレーム \(time)、\(bytes)")
  }
  /// `median 604, most 1,204`
  package func bytes(median: Int, maximum: Int) -> String {
    say(
      "median \(number(median)), most \(number(maximum))",
      "mediana \(number(median)), máximo \(number(maximum))",
      "中央値 \(number(median))、最大 \(number(maximum))")
  }
  /// `312 rows`
  package func rows(_ rows: Int) -> String {
    count(rows, ("row", "rows"), ("fila", "filas"), "行")
  }
  /// `12 items`, in a collection.
  package func items(_ items: Int) -> String {
    count(items, ("item", "items"), ("elemento", "elementos"), "項目")
  }
  /// `and 5 more`: changes below the last visible one.
  package func moreChanges(_ changes: Int) -> String {
    say(
      "and \(number(changes)) more", "y \(number(changes)) más", "ほか\(number(changes))件")
  }
  /// `3 with new text`: rows that changed.
  package func withNewText(_ rows: Int) -> String {
    say(
      "\(number(rows)) with new text", "\(number(rows)) con texto nuevo",
      "\(number(rows))行を更新")
  }
  /// `3 new`: added rows.
  package func new(_ rows: Int) -> String {
    say("\(number(rows)) new", count(rows, "nueva", "nuevas"), "\(number(rows))行を追加")
  }
  /// `3 gone`: removed rows.
  package func gone(_ rows: Int) -> String {
    say(
      "\(number(rows)) gone", count(rows, "eliminada", "eliminadas"),
      "\(number(rows))行を削除")
  }
  /// `Wrote squad-actions-2026-11-22.jsonl`
  package func wrote(_ file: String) -> String {
    say("Wrote \(file)", "Guardado en \(file)", "\(file) に保存しました")
  }
  /// `Not written: Permission denied`
  package func notWritten(_ reason: String) -> String {
    say("Not written: \(reason)", "No se pudo guardar: \(reason)", "保存できませんでした: \(reason)")
  }
}
