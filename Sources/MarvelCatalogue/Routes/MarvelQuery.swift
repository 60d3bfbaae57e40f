import SquadCore

/// The query of a request to the Marvel API for a list.
struct MarvelQuery {
  var offset = 0
  var limit = 20
  /// `nameStartsWith` for characters, `titleStartsWith` for the others; case aside.
  var startsWith: String?
  /// By `name` (which is `title` for all but characters) or `modified`; nil: the list's own.
  var order: SortOrder?
}
