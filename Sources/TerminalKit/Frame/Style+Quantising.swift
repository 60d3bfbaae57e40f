extension Style {
  /// The style on a terminal with so many colours. Different colours that become one stay readable.
  package func quantised(to depth: ColorDepth) -> Style {
    let fore = foreground.quantised(to: depth)
    let back = background.quantised(to: depth)
    var style = Style(foreground: fore, background: back, attributes: attributes)
    if case .indexed(let index) = back, fore == back, foreground != background {
      let value = Palette.rgb(index)
      let brightness = Int(value.red) * 3 + Int(value.green) * 6 + Int(value.blue)
      style.foreground = .indexed(brightness > 1275 ? 0 : 7)
    }
    return style
  }
}
