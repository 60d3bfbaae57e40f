import SquadCore

/// A server that speaks the Marvel Comics API v1, through the same records and mapping as the
/// bundle.
package struct MarvelService: Sendable {
  private let client: ServiceClient
  private let places: MarvelPlaces

  init(_ client: ServiceClient, _ places: MarvelPlaces = MarvelPlaces()) {
    self.client = client
    self.places = places
  }

  var live: LiveService {
    LiveService(
      page: { request, done in
        do { return try page(request, done) } catch { return refuse(Failure(error), done) }
      },
      detail: { id, done in
        do { return try detail(id, done) } catch { return refuse(Failure(error), done) }
      })
  }

  private func page(
    _ request: PageRequest, _ done: @escaping @Sendable (Result<Page, Failure>) -> Void
  ) throws(Failure) -> Ticket {
    let route = try MarvelRoute(request.source)
    let parameters = route.parameters(of: request)
    let key = AnswerKey(catalogue: client.catalogue, path: route.path, parameters: parameters)
    return client.ask(
      route.path, parameters,
      read: { (body, freshness) throws(Failure) in
        let page = try MarvelReading(body, freshness, losses: client.losses(route.path))
          .page(of: route.kind)
        places.note(page, in: key)
        return page
      }, done: done)
  }

  /// A character's own answer and its two latest comics; another record's own answer.
  private func detail(
    _ id: EntryID, _ done: @escaping @Sendable (Result<Detail, Failure>) -> Void
  ) throws(Failure) -> Ticket {
    guard let reference = MarvelReference(id) else { throw .unknownEntry(id) }
    guard reference.kind == .characters else { return ask(reference, done) }
    let tickets = Tickets()
    tickets.add(
      client.ask(
        reference.path + "/comics", [("limit", "2"), ("orderBy", "-onsaleDate")],
        read: { (body, freshness) throws(Failure) in
          try MarvelReading(body, freshness, losses: client.losses(reference.path + "/comics"))
            .page(of: .comics)
        },
        done: { comics in
          // Without them the record's own list says which comics there are.
          let latest = (try? comics.get())?.details.map {
            FactItem(id: $0.id, title: $0.title, picture: $0.picture)
          }
          tickets.add(
            ask(reference) { answer in done(answer.map { $0.naming(latest: latest ?? []) }) })
        }))
    return Ticket { tickets.cancel() }
  }

  private func ask(
    _ reference: MarvelReference, _ done: @escaping @Sendable (Result<Detail, Failure>) -> Void
  ) -> Ticket {
    client.ask(
      reference.path,
      read: { (body, freshness) throws(Failure) in
        try MarvelReading(body, freshness, losses: client.losses(reference.path))
          .detail(of: reference)
      }, done: done)
  }

  private func refuse<Value>(
    _ failure: Failure, _ done: @Sendable (Result<Value, Failure>) -> Void
  ) -> Ticket {
    done(.failure(failure))
    return Ticket {}
  }
}
