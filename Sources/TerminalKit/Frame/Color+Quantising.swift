import Basics

extension Color {
  /// The nearest colour that a terminal with so many can show.
  package func quantised(to depth: ColorDepth) -> Color {
    guard self != .standard else { return .standard }
    switch depth {
    case .none: return .standard
    case .eight: return nearest(among: 8)
    case .sixteen: return nearest(among: 16)
    case .indexed256:
      guard case .rgb(let red, let green, let blue) = self else { return self }
      return .indexed(Palette.nearest(red: red, green: green, blue: blue))
    case .direct: return self
    }
  }

  private func nearest(among count: Int) -> Color {
    switch self {
    case .standard: return .standard
    case .indexed(let index) where index < 16: return .indexed(count == 8 ? index & 7 : index)
    case .indexed(let index):
      let value = Palette.rgb(index)
      return .indexed(
        Palette.nearest(
          red: value.red, green: value.green, blue: value.blue, among: 0..<UInt8(count)))
    case .rgb(let red, let green, let blue):
      return .indexed(
        Palette.nearest(red: red, green: green, blue: blue, among: 0..<UInt8(count)))
    }
  }
}
