import CatalogueKit
import SquadCore

extension Catalogue {
  /// A shelf of books: from the bundle, from what was saved, and from a service.
  static func books(
    bundle: BundledList<BookRecord>, service: RecordService<BookRecord>? = nil
  ) -> Catalogue {
    Catalogue(info: .books(isLive: service != nil), bundle: bundle, service: service)
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
