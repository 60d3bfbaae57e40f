import HTTPKit
import SquadCore

/// The path of a list in the Marvel API: `/characters`, `/characters/1009220/comics`.
struct MarvelRoute {
  /// The record that the list belongs to; nil for the catalogue's own list.
  let owner: MarvelReference?
  /// The kind of its records.
  let kind: MarvelKind
}

extension MarvelRoute {
  /// The route to a list's rows.
  init(_ source: ListSource) throws(Failure) {
    switch source {
    case .list(let list):
      guard list == ListID(.marvel) else { throw .unknownList(list.description) }
      self.init(owner: nil, kind: .characters)
    case .section(let id, let name):
      guard let reference = MarvelReference(id) else { throw .unknownEntry(id) }
      guard let kind = MarvelKind(rawValue: name) else { throw .unknownList("\(id)/\(name)") }
      self.init(owner: reference, kind: kind)
    case .shared, .file: throw .unknownList(source.description)
    }
  }

  var path: String { "\(owner?.path ?? "")/\(kind.rawValue)" }

  /// The kind of the records at a list's path; nil for the path of a record.
  static func kind(ofList path: String) -> MarvelKind? {
    path.split(separator: "/").last.flatMap { MarvelKind(rawValue: String($0)) }
  }

  func parameters(of request: PageRequest) -> [(String, String)] {
    var parameters = [
      ("limit", String(min(max(request.limit, 1), 100))), ("offset", String(request.offset)),
    ]
    if let sort = request.sort {
      parameters.append(("orderBy", (sort.isDescending ? "-" : "") + sort.key))
    }
    if let prefix = request.titlePrefix {
      parameters.append((kind == .characters ? "nameStartsWith" : "titleStartsWith", prefix))
    }
    return parameters
  }
}

extension SortOrder {
  /// The order in which a list's response was requested; nil for the server's own.
  init?(_ key: CacheKey) {
    guard let text = key.value(of: "orderBy") else { return nil }
    self.init(key: String(text.drop { $0 == "-" }), isDescending: text.hasPrefix("-"))
  }
}
