/// Spanish words of the board.
extension Spanish: BoardWords {
  var boardTitle: String { "Más reclutados hoy" }
  var boardIsEmpty: String { "Nadie todavía · recluta a alguien" }
  func recruited(by number: String, isOne: Bool) -> String {
    isOne ? "\(number) visitante" : "\(number) visitantes"
  }
  var noBoard: String { "Solo un quiosco tiene clasificación" }
}
