import CatalogueKit
import SquadCore

extension Catalogue {
  /// The price of bitcoin in each currency: live or saved, and bundled for the dollar.
  package static func bitcoin(bundle: BitcoinBundle, service: BitcoinService? = nil) -> Catalogue {
    Catalogue(info: .bitcoin(isLive: service != nil), live: service?.live(bundle)) {
      () throws(Failure) in
      let contents = try bundle.contents()
      guard let cache = service?.cache else { return QuoteSnapshot(contents) }
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
      idSpelling: .uppercase)
  }
}
