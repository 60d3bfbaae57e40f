import Basics
import PlainText
import SquadCore
import SquadWords

/// Composed texts of the inspector.
extension Strings {
  /// `frame 39 µs, 612 bytes`
  func text(of frame: ActionRecord.FrameCost) -> String {
    self.frame(microseconds(frame.microseconds), bytes(number(frame.bytes)))
  }

  func size(_ bytes: Int) -> String { "\(number(bytes)) B" }

  /// `cursor, detail`
  func changed(_ parts: [String]) -> String {
    parts.isEmpty ? nothing : parts.joined(separator: ", ")
  }

  /// `12:04:31.207`
  func time(ofMilliseconds time: Int, hasMilliseconds: Bool = false) -> String {
    let (seconds, rest) = time.quotientAndRemainder(dividingBy: 1_000)
    let clock = self.time(of: Moment(seconds: Int64(seconds)))
    let second = String(seconds % 60).zeroPadded(to: 2)
    return "\(clock):\(second)" + (hasMilliseconds ? ".\(String(rest).zeroPadded(to: 3))" : "")
  }

  /// Describes a value of the state, by reflection, in one short line without control characters.
  func text(of value: Any?) -> String {
    guard let value, let text = word(value) else { return nothing }
    return PlainText.line(text)
  }

  /// `loadPage(#12, marvel)`: the innermost case's name with the values that identify it.
  func text(of effect: Effect) -> String {
    switch effect {
    case .loop(let effect): text(of: effect as Any)
    case .world(let effect): text(of: effect as Any)
    }
  }

  /// A new value beside the old one; for rows with the number of changed, new and removed ones.
  func text(of value: Any?, after old: Any?) -> String {
    guard let rows = value as? EntryList, let old = old as? EntryList else {
      return text(of: value)
    }
    let changes = rows.changes(since: old)
    let said = [
      changes.changed > 0 ? withNewText(changes.changed) : nil,
      changes.new > 0 ? new(changes.new) : nil,
      changes.gone > 0 ? gone(changes.gone) : nil,
    ]
    return ([text(of: value)] + said.compactMap { $0 }).joined(separator: listSeparator)
  }

  /// Names of the major parts that didn't change: `details, squad`.
  func unchangedParts(beside changes: [Inspection.Change]) -> String {
    [("list(", lists), ("details", details), ("squad", squadPart)].filter {
      part in
      !changes.contains { $0.path.hasPrefix(part.0) }
    }.map(\.1).joined(separator: listSeparator)
  }

  /// Nil for an optional without a value.
  private func word(_ value: Any) -> String? {
    switch value {
    case let text as String: return text.debugDescription
    case let id as RequestID: return "#\(id.number)"
    case let entries as EntryList: return rows(entries.count)
    case let filter as Filter:
      return "\(filter.text.debugDescription), \(rows(filter.count))"
    case let freshness as Freshness: return text(of: freshness)
    case let failure as Failure: return text(of: failure)
    case let moment as Moment: return time(ofMilliseconds: Int(moment.seconds) * 1_000)
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
    case .collection, .set, .dictionary: return items(mirror.children.count)
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

extension EntryList {
  /// Longest list whose rows are compared; longer ones are only counted.
  private static let comparedLimit = 10_000

  /// Numbers of rows that changed, are new, and are gone since an older list.
  fileprivate func changes(since old: EntryList) -> (changed: Int, new: Int, gone: Int) {
    guard max(count, old.count) <= Self.comparedLimit else { return (0, 0, 0) }
    var (changed, new) = (0, 0)
    forEach { _, entry in
      guard let row = old.firstIndex(of: entry.id) else { return new += 1 }
      if old[row] != entry { changed += 1 }
    }
    return (changed, new, old.count - (count - new))
  }
}
