/// Spanish words about moving around.
extension Spanish: MovingWords {
  var noJumpToUndo: String { "No hay salto del que volver" }
  var onlyOneOrder: String { "Esta lista solo tiene su propio orden" }
  var orderIsOurs: String { "El servicio no tiene este orden · actualiza en otro" }
  var noDetailShown: String { "El detalle no está en pantalla" }
  var noDivider: String { "Solo hay un panel en pantalla" }
  var noChart: String { "Aquí no hay gráfico" }
  var listIsNarrowest: String { "La lista ya no puede ser más estrecha" }
  var listIsWidest: String { "La lista ya no puede ser más ancha" }
  var nothingToPick: String { "Aquí no hay entradas entre las que elegir" }
}
