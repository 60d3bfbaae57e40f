import SquadCore

extension Catalogue {
  /// What bitcoin costs in each currency: from services, from what was saved, and the dollar's
  /// price from the bundle.
  package static func bitcoin(bundle: BitcoinBundle, server: BitcoinServer? = nil) -> Catalogue {
    @Sendable func stored() throws(Failure) -> BitcoinFigures {
      let contents = try bundle.contents()
      guard let shelf = server?.shelf else { return BitcoinFigures(contents) }
      shelf.readSaved()
      return shelf.figures(contents, isStored: true)
    }
    return Catalogue(
      info: .bitcoin(isLive: server != nil),
      storedPage: { request in try stored().page(request) },
      // There are few rows, and all of them are as quick as one.
      storedPageThrough: { _, request in try stored().whole(request) },
      storedDetail: { id in
        let figures = try stored()
        return figures.detail(of: try figures.currency(of: id))
      },
      live: server?.live(bundle))
  }
}

extension CatalogueInfo {
  fileprivate static func bitcoin(isLive: Bool) -> CatalogueInfo {
    CatalogueInfo(
      id: .bitcoin, title: "Bitcoin",
      lists: [
        ListInfo(
          id: ListID(.bitcoin), title: "Currencies", recruit: "currency",
          sorts: BitcoinFigures.sorts, bundledCount: CurrencyTable.count, putsMembersFirst: true,
          refreshInterval: 60)
      ],
      service: isLive ? .live(searches: false) : .absent(reason: "no address for bitcoin"),
      idsAreCapitals: true)
  }
}
