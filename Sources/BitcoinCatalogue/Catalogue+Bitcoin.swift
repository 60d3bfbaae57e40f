import CatalogueKit
import SquadCore

extension Catalogue {
  /// The price of bitcoin in each currency: live, saved, and the dollar's bundled one.
  package static func bitcoin(bundle: BitcoinBundle, server: BitcoinServer? = nil) -> Catalogue {
    Catalogue(info: .bitcoin(isLive: server != nil), live: server?.live(bundle)) {
      () throws(Failure) in
      let contents = try bundle.contents()
      guard let cache = server?.cache else { return QuoteSnapshot(contents) }
      cache.readSaved()
      return cache.quotes(contents, isStored: true)
    }
  }
}

extension CatalogueInfo {
  fileprivate static func bitcoin(isLive: Bool) -> CatalogueInfo {
    CatalogueInfo(
      id: .bitcoin, title: "Bitcoin",
      lists: [
        ListInfo(
          id: ListID(.bitcoin), title: "Currencies", recruit: "currency",
          sorts: QuoteSnapshot.sorts, column: ListColumn("price", "today %"),
          bundledCount: CurrencyTable.count, putsMembersFirst: true,
          refreshInterval: 60)
      ],
      service: isLive ? .live(searches: false) : .absent(reason: "no address for bitcoin"),
      idsAreCapitals: true)
  }
}
