import Basics

/// Colours and attributes of a terminal, as set by style changes (`ESC [ … m`).
struct TerminalStyle: Equatable {
  /// A colour in its original spelling.
  private enum Ink: Equatable {
    case standard
    /// One of the sixteen by code: 31, 97, 44.
    case code(Int)
    case indexed(Int)
    case exact(red: UInt8, green: UInt8, blue: UInt8)
  }

  /// Spells a colour as ncurses does.
  private static func ink(_ color: Color, _ target: Int) -> Ink {
    switch color {
    case .standard: .standard
    case .indexed(let index) where index < 8: .code(target - 8 + Int(index))
    case .indexed(let index) where index < 16: .code(target + 44 + Int(index))
    case .indexed(let index): .indexed(Int(index))
    case .rgb(let red, let green, let blue): .exact(red: red, green: green, blue: blue)
    }
  }

  private var foreground = Ink.standard
  private var background = Ink.standard
  /// A bit for each of the codes 1 to 9.
  private var attributes: UInt16 = 0

  init() {}

  /// The style of a cell.
  init(_ style: Style) {
    foreground = Self.ink(style.foreground, 38)
    background = Self.ink(style.background, 48)
    let codes: [(Attributes, UInt16)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ]
    for (attribute, code) in codes where style.attributes.contains(attribute) {
      attributes |= 1 << code
    }
  }

  /// Whether blanks look the same: foreground and weight don't show on them.
  func looksTheSameOnBlanks(as other: TerminalStyle) -> Bool {
    let (either, weight) = (attributes | other.attributes, Self.weight)
    guard either & ~weight == 0 else { return self == other }
    return background == other.background
  }

  /// Bits of bold and dim.
  private static let weight: UInt16 = 1 << 1 | 1 << 2

  /// Further effects of a style change.
  struct Change {
    var resets = false
    var namesDefaultColors = false
  }

  /// Applies a style change's parameters; nil, leaving the style undefined, if one is unknown.
  mutating func apply(_ parameters: UnsafeBufferPointer<UInt8>) -> Change? {
    var reader = Reader(bytes: parameters)
    var change = Change()
    repeat {
      let code = reader.number() ?? 0
      switch code {
      case 0:
        self = TerminalStyle()
        change.resets = true
      case 1...9: attributes |= 1 << code
      // The default font, which resets of TERM=linux and ansi select besides.
      case 10 where change.resets: break
      case 30...37, 90...97: foreground = .code(code)
      case 40...47, 100...107: background = .code(code)
      case 39, 49:
        if code == 39 { foreground = .standard } else { background = .standard }
        change.namesDefaultColors = true
      case 38, 48:
        guard let ink = Self.ink(&reader) else { return nil }
        if code == 38 { foreground = ink } else { background = ink }
      default: return nil
      }
    } while reader.skipSemicolon()
    return reader.index == parameters.count ? change : nil
  }

  /// Reads the colour after 38 or 48: `;5;n` or `;2;r;g;b`; nil for anything else.
  private static func ink(_ reader: inout Reader) -> Ink? {
    guard reader.skipSemicolon(), let kind = reader.number(), reader.skipSemicolon() else {
      return nil
    }
    if kind == 5 { return reader.number().map { .indexed($0) } }
    guard kind == 2, let red = reader.number().flatMap(UInt8.init(exactly:)),
      reader.skipSemicolon(), let green = reader.number().flatMap(UInt8.init(exactly:)),
      reader.skipSemicolon(), let blue = reader.number().flatMap(UInt8.init(exactly:))
    else { return nil }
    return .exact(red: red, green: green, blue: blue)
  }

  /// Writes parameters that set the whole style from any other.
  func writeAll(to output: inout [UInt8]) {
    guard self != TerminalStyle() else { return }
    Self.add(0, to: &output)
    Self.add(attributes: attributes, to: &output)
    if foreground != .standard { Self.add(foreground, 38, to: &output) }
    if background != .standard { Self.add(background, 48, to: &output) }
  }

  /// Writes parameters that change another style into this; false, with nothing written, if that
  /// needs a reset or isn't shorter than one. `hasDefaultColors` tells whether 39 and 49 may be
  /// used.
  func writeChange(
    from other: TerminalStyle, hasDefaultColors: Bool, to output: inout [UInt8]
  ) -> Bool {
    guard other.attributes & ~attributes == 0 else { return false }
    let dropsForeground = foreground == .standard && other.foreground != .standard
    let dropsBackground = background == .standard && other.background != .standard
    if dropsForeground || dropsBackground {
      let (stays, before) =
        dropsForeground ? (background, other.background) : (foreground, other.foreground)
      guard hasDefaultColors, stays == before, stays != .standard else { return false }
    }
    Self.add(attributes: attributes & ~other.attributes, to: &output)
    if foreground != other.foreground { Self.add(foreground, 38, to: &output) }
    if background != other.background { Self.add(background, 48, to: &output) }
    return true
  }

  private static func add(_ ink: Ink, _ target: Int, to output: inout [UInt8]) {
    switch ink {
    case .standard: add(target + 1, to: &output)
    case .code(let code): add(code, to: &output)
    case .indexed(let index): for code in [target, 5, index] { add(code, to: &output) }
    case .exact(let red, let green, let blue):
      for code in [target, 2, Int(red), Int(green), Int(blue)] { add(code, to: &output) }
    }
  }

  private static func add(attributes: UInt16, to output: inout [UInt8]) {
    for code in 1...9 where attributes & 1 << code != 0 { add(code, to: &output) }
  }

  /// Appends a parameter of up to three digits, after a separator unless it is the first.
  private static func add(_ code: Int, to output: inout [UInt8]) {
    if output.last != UInt8(ascii: "[") { output.append(UInt8(ascii: ";")) }
    if code >= 100 { output.append(UInt8(0x30 + code / 100 % 10)) }
    if code >= 10 { output.append(UInt8(0x30 + code / 10 % 10)) }
    output.append(UInt8(0x30 + code % 10))
  }

  /// Reads numbers and separators.
  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0

    /// Reads a number of up to three digits; nil without one.
    mutating func number() -> Int? {
      var number = 0
      let start = index
      while index < bytes.count, index < start + 3, bytes[index] &- 0x30 < 10 {
        number = number * 10 + Int(bytes[index] - 0x30)
        index += 1
      }
      return index > start ? number : nil
    }

    mutating func skipSemicolon() -> Bool {
      guard index < bytes.count, bytes[index] == UInt8(ascii: ";") else { return false }
      index += 1
      return true
    }
  }
}
