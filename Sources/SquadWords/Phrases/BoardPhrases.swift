/// What is said of the board: who is recruited most on a host.
extension Strings {
  package var boardTitle: String { say("Most recruited today", "Más reclutados hoy", "今日のスカウト") }
  package var boardIsEmpty: String {
    say(
      "Nobody yet · recruit the first one",
      "Nadie todavía · recluta a alguien",
      "まだ誰もいません · 最初の一人をどうぞ")
  }
  /// How many recruited someone.
  package func recruited(by number: String, isOne: Bool) -> String {
    say(
      isOne ? "\(number) visitor" : "\(number) visitors",
      isOne ? "\(number) visitante" : "\(number) visitantes",
      "\(number)人")
  }
  /// Outside of a kiosk that keeps squads.
  package var noBoard: String {
    say("Only a kiosk has a board", "Solo un quiosco tiene clasificación", "ランキングがあるのはキオスクだけです")
  }

  package func recruited(by count: Int) -> String {
    recruited(by: number(count), isOne: count == 1)
  }
}
