import SquadCore

/// What the Marvel API is asked for: the path of a request.
enum MarvelRoute: Equatable {
  /// `/characters`
  case list(MarvelKind)
  /// `/characters/1009220`
  case one(MarvelReference)
  /// `/characters/1009220/comics`
  case related(MarvelReference, MarvelKind)

  init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard path.hasPrefix("/"), let first = parts.first, parts.count <= 3,
      let kind = MarvelKind(rawValue: String(first))
    else { return nil }
    guard let second = parts.dropFirst().first else {
      self = .list(kind)
      return
    }
    guard let id = Int(second), id > 0 else { return nil }
    let reference = MarvelReference(kind: kind, id: id)
    guard let third = parts.dropFirst(2).first else {
      self = .one(reference)
      return
    }
    guard let related = MarvelKind(rawValue: String(third)) else { return nil }
    self = .related(reference, related)
  }
}

/// What the Marvel API is asked for: the query of a request for a list.
struct MarvelQuery {
  var offset = 0
  var limit = 20
  /// `nameStartsWith` for characters, `titleStartsWith` for the others; case aside.
  var startsWith: String?
  /// By `name` (which is `title` for all but characters) or `modified`; nil: the list's own.
  var order: SortOrder?
}
