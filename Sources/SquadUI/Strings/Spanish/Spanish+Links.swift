/// Spanish words for links.
extension Spanish: LinkWords {
  var copy: String { "copiar" }
  var noLinks: String { "Aquí no hay enlaces" }
  var noClipboard: String { "Este terminal no acepta nada para el portapapeles" }
  var tooLongToCopy: String { "La dirección es demasiado larga para el portapapeles del terminal" }
  func linkSent(_ title: String) -> String {
    "enlace \(title) enviado al portapapeles del terminal"
  }
  var tmuxNeedsClipboard: String { "tmux necesita set-clipboard on" }
}
