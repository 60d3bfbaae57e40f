import Basics
import PlainText
import SquadCore
import SquadWords

/// Formats values of the state and effects in a few words, by reflection.
struct Spelling {
  let strings: Strings

  /// One line without control characters.
  func text(of value: Any?) -> String {
    guard let value, let text = word(value) else { return strings.nothing }
    return PlainText.line(text)
  }

  /// `loadPage(#12, marvel)`: the innermost case's name with the values that identify it.
  func text(of effect: Effect) -> String {
    switch effect {
    case .loop(let effect): text(of: effect as Any)
    case .world(let effect): text(of: effect as Any)
    }
  }

  /// Nil for an optional without a value.
  private func word(_ value: Any) -> String? {
    switch value {
    case let text as String: return text.debugDescription
    case let id as RequestID: return "#\(id.number)"
    case let entries as EntryList: return strings.rows(entries.count)
    case let filter as Filter:
      return "\(filter.text.debugDescription), \(strings.rows(filter.count))"
    case let freshness as Freshness: return strings.text(of: freshness)
    case let failure as Failure: return strings.text(of: failure)
    case let moment as Moment: return strings.time(ofMilliseconds: Int(moment.seconds) * 1_000)
    case let entry as Entry: return entry.title
    case let detail as Detail: return detail.title
    case let member as Member: return member.id.description
    case let size as Size: return "\(size.columns)×\(size.rows)"
    case let request as PageRequest:
      return request.offset > 0 ? "\(request.source) \(request.offset + 1)…" : "\(request.source)"
    case let request as PictureRequest: return word(request.box)
    case let catalogue as CatalogueID: return catalogue.rawValue
    case is CollapsedRows: return "Fold"
    case is Action: return nil
    case let value as any CustomStringConvertible where !(value is any Collection):
      return "\(value)"
    default: return parts(of: value)
    }
  }

  private func parts(of value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { word($0.value) }
    case .collection, .set, .dictionary: return strings.items(mirror.children.count)
    case .enum:
      guard let (label, payload) = mirror.children.first else { return "\(value)" }
      let parts = payloadParts(payload)
      let name = label ?? ""
      return parts.isEmpty ? name : "\(name)(\(parts.joined(separator: ", ")))"
    case .struct where mirror.children.count == 1:
      return mirror.children.first.flatMap { word($0.value) }
    default: return "\(type(of: value))"
    }
  }

  private func payloadParts(_ payload: Any) -> [String] {
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple else { return [word(payload)].compactMap { $0 } }
    return mirror.children.compactMap { child in
      guard let flag = child.value as? Bool else { return word(child.value) }
      return flag ? child.label : nil
    }
  }
}
