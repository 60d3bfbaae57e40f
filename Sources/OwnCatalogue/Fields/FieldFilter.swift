import PlainText

/// A step after `|` in a field, which changes the values at a path.
package enum FieldFilter: Hashable, Sendable {
  /// The Nth part of an address's path, counted from its end.
  case segment(Int)
  case https, html, lower, upper, count
  case join(String)
  case scale(Double)

  func apply(to values: [RecordValue]) -> [RecordValue] {
    switch self {
    case .count:
      let counted = values.count == 1 ? values[0] : .list(values)
      switch counted {
      case .list(let elements): return [.number(String(elements.count))]
      case .object(let members): return [.number(String(members.count))]
      default: return [.number(counted.isEmpty ? "0" : "1")]
      }
    case .join(let separator):
      let texts = Self.scalars(values).map(\.text).filter { !$0.isEmpty }
      return texts.isEmpty ? [] : [.text(texts.joined(separator: separator))]
    default: return Self.scalars(values).map(changed)
    }
  }

  /// The values, with lists replaced by their elements.
  private static func scalars(_ values: [RecordValue]) -> [RecordValue] {
    values.flatMap { value in
      if case .list(let elements) = value { elements.map(\.unwrapped) } else { [value] }
    }
  }

  private func changed(_ value: RecordValue) -> RecordValue {
    guard let text = value.scalarText else { return value }
    switch self {
    case .segment(let number): return .text(Self.segment(number, of: text))
    case .https: return .text(Self.https(text))
    case .html: return .text(PlainText.html(text))
    case .lower: return .text(text.lowercased())
    case .upper: return .text(text.uppercased())
    case .scale(let factor):
      guard let number = NumberText(text)?.value else { return value }
      return .number(Self.written(number * factor))
    case .count, .join: return value
    }
  }

  private static func segment(_ number: Int, of address: String) -> String {
    var path = address.prefix { $0 != "?" && $0 != "#" }
    if let scheme = path.firstRange(of: "://") {
      path = path[scheme.upperBound...].drop { $0 != "/" }
    }
    let parts = path.split(separator: "/")
    return number <= parts.count ? String(parts[parts.count - number]) : ""
  }

  private static func https(_ address: String) -> String {
    if address.hasPrefix("//") { return "https:" + address }
    return address.hasPrefix("http://") ? "https" + address.dropFirst(4) : address
  }

  /// A number without a fraction of binary noise: `6.9`, not `6.9000000000000004`.
  private static func written(_ number: Double) -> String {
    guard abs(number) < 1e9 else {
      return Int(exactly: number).map(String.init) ?? String(number)
    }
    let rounded = (number * 1e6).rounded() / 1e6
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}

extension FieldFilter: CustomStringConvertible {
  /// The filter as it is written: `segment 2`, `join ", "`.
  package var description: String {
    switch self {
    case .segment(let number): "segment \(number)"
    case .https: "https"
    case .html: "html"
    case .lower: "lower"
    case .upper: "upper"
    case .count: "count"
    case .join(let separator): "join \(FieldPath.quoted(separator))"
    case .scale(let factor): "scale \(Int(exactly: factor).map(String.init) ?? String(factor))"
    }
  }
}
