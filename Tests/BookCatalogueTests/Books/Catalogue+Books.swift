import CatalogueKit
import SquadCore

extension Catalogue {
  /// A shelf of books: from the bundle, from what was saved, and from a service.
  static func books(files: [BundledFile], server: BookServer? = nil) -> Catalogue {
    let bundle = LazyValue { () throws(Failure) in
      try BookServer.Snapshot(
        reading: Array(try files.named("books/books.json").bytes),
        .bundled(try files.day("books/date")), nil)
    }
    return Catalogue(info: .books(isLive: server != nil), live: server?.live) {
      () throws(Failure) in
      if let saved = server?.saved() { return saved }
      return try bundle.value()
    }
  }
}

extension CatalogueInfo {
  fileprivate static func books(isLive: Bool) -> CatalogueInfo {
    CatalogueInfo(
      id: BookRecord.list.catalogue, title: "Books",
      lists: [
        ListInfo(
          id: BookRecord.list, title: "Shelf", recruit: "book",
          sorts: [SortOrder(key: "name"), SortOrder(key: "name", isDescending: true)])
      ],
      service: isLive ? .live(searches: false) : .absent(reason: "no address for books"))
  }
}
