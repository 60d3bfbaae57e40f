import Basics
import SquadCore

/// Stored form of a drawn picture: columns and rows as little-endian 16-bit words, then 11 bytes
/// per cell: 3 of scalar, and 4 each of foreground and background, a kind before its numbers.
extension CellImage {
  private static let headerSize = 4
  private static let cellSize = 11

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.headerSize + cells.count * Self.cellSize)
    bytes.append(UInt16(clamping: columns))
    bytes.append(UInt16(clamping: rows))
    for cell in cells {
      let scalar = cell.scalar.value
      bytes.append(UInt8(truncatingIfNeeded: scalar))
      bytes.append(UInt8(truncatingIfNeeded: scalar >> 8))
      bytes.append(UInt8(truncatingIfNeeded: scalar >> 16))
      bytes.append(cell.foreground)
      bytes.append(cell.background)
    }
    return bytes
  }

  /// - Returns: nil for invalid bytes, and for a scalar that no renderer draws: what a file holds
  ///   goes to the terminal.
  init?(bytes: [UInt8]) {
    guard bytes.count >= Self.headerSize else { return nil }
    let columns = Int(bytes[0]) | Int(bytes[1]) << 8
    let rows = Int(bytes[2]) | Int(bytes[3]) << 8
    guard bytes.count == Self.headerSize + columns * rows * Self.cellSize else { return nil }
    var cells: [ImageCell] = []
    cells.reserveCapacity(columns * rows)
    for start in stride(from: Self.headerSize, to: bytes.count, by: Self.cellSize) {
      guard let cell = ImageCell(bytes, at: start) else { return nil }
      cells.append(cell)
    }
    self.init(columns: columns, rows: rows, cells: cells)
    // The initializer drops cells beyond its size limit.
    guard self.cells.count == cells.count else { return nil }
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ number: UInt16) {
    append(UInt8(truncatingIfNeeded: number))
    append(UInt8(truncatingIfNeeded: number >> 8))
  }

  fileprivate mutating func append(_ color: Color) {
    switch color {
    case .standard: append(contentsOf: [0, 0, 0, 0])
    case .indexed(let index): append(contentsOf: [1, index, 0, 0])
    case .rgb(let red, let green, let blue): append(contentsOf: [2, red, green, blue])
    }
  }
}

extension ImageCell {
  /// Reads a cell's 11 bytes.
  fileprivate init?(_ bytes: [UInt8], at start: Int) {
    let value =
      UInt32(bytes[start]) | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2]) << 16
    guard let scalar = Unicode.Scalar(value), Self.isDrawn(scalar),
      let foreground = Color(bytes, at: start + 3), let background = Color(bytes, at: start + 7)
    else { return nil }
    self.init(scalar, foreground: foreground, background: background)
  }

  /// Whether renderers draw it: ASCII, blocks or Braille, each one column wide.
  private static func isDrawn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x2580...0x259F, 0x2800...0x28FF: true
    default: false
    }
  }
}

extension Color {
  /// Reads a colour's 4 bytes.
  fileprivate init?(_ bytes: [UInt8], at start: Int) {
    switch bytes[start] {
    case 0: self = .standard
    case 1: self = .indexed(bytes[start + 1])
    case 2: self = .rgb(bytes[start + 1], bytes[start + 2], bytes[start + 3])
    default: return nil
    }
  }
}
