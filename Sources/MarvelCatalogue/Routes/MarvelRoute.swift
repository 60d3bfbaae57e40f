import HTTPKit
import SquadCore

/// The path of a request to the Marvel API.
enum MarvelRoute: Equatable {
  /// `/characters`
  case list(MarvelKind)
  /// `/characters/1009220/comics`
  case related(MarvelReference, MarvelKind)
}

extension MarvelRoute {
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

  /// The kind of the records that a list's path leads to; nil of a record's own path.
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

extension MarvelReference {
  /// Path of the record's own response.
  var path: String { "/\(kind.rawValue)/\(id)" }
}

extension SortOrder {
  /// The order that a list's response was requested in; nil for the server's own.
  init?(_ key: CacheKey) {
    guard let text = key.value(of: "orderBy") else { return nil }
    self.init(key: String(text.drop { $0 == "-" }), isDescending: text.hasPrefix("-"))
  }
}
