import HTTPKit
import SquadCore

/// The path of a list in the Marvel API.
enum MarvelRoute: Equatable {
  /// `/characters`
  case list(MarvelKind)
  /// `/characters/1009220/comics`
  case related(MarvelReference, MarvelKind)

  /// The route to a list's rows.
  init(_ source: ListSource) throws(Failure) {
    switch source {
    case .list(let list):
      guard list == ListID(.marvel) else { throw .unknownList(list.description) }
      self = .list(.characters)
    case .section(let owner, let name):
      guard let reference = MarvelReference(owner) else { throw .unknownEntry(owner) }
      guard let kind = MarvelKind(rawValue: name) else { throw .unknownList("\(owner)/\(name)") }
      self = .related(reference, kind)
    case .shared, .file: throw .unknownList(source.description)
    }
  }

  /// The kind of its records.
  var kind: MarvelKind {
    switch self {
    case .list(let kind), .related(_, let kind): kind
    }
  }

  var path: String {
    switch self {
    case .list(let kind): "/\(kind.rawValue)"
    case .related(let owner, let kind): "\(owner.path)/\(kind.rawValue)"
    }
  }

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
