/// How the course of a price is drawn.
enum ChartStyle: Equatable, Sendable {
  /// An area of eighths of a cell in colours.
  case area
  /// A line of Braille dots, where there are no colours to tell an area from text.
  case line
  /// Columns of signs, where there is nothing but ASCII.
  case ascii
}
