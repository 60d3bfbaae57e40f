/// Spanish words for the mouse.
extension Spanish: MouseWords {
  var mouseTitle: String { "Ratón" }
  var noMouse: String { "Este terminal no informa del ratón" }
  func mouse(isOn: Bool) -> String { isOn ? "Ratón activado" : "Ratón desactivado" }
  var mouseHelp: [(what: String, does: String)] {
    [
      ("Clic", "seleccionar; pestañas y teclas actúan"), ("Doble clic", "abrir, como Enter"),
      ("Rueda", "moverse, o desplazar el detalle"),
      ("Mayús-arrastrar", "la selección del propio terminal"),
    ]
  }
}
