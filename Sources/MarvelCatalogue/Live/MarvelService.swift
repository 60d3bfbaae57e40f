import CatalogueKit
import HTTPKit
import SquadCore

/// A server that speaks the Marvel Comics API v1, through the same records and mapping as the
/// bundle.
package struct MarvelService: Sendable {
  private let client: ServiceClient
  private let told = SeenPages()
  private let places: MarvelRecordLocations

  init(_ client: ServiceClient, _ places: MarvelRecordLocations = MarvelRecordLocations()) {
    self.client = client
    self.places = places
  }

  var live: LiveService {
    LiveService(
      page: { request, done in
        do { return try page(request, done) } catch { return refuse(Failure(error), done) }
      },
      detail: { id, done in
        do { return try detail(id, isAnew: false, done) } catch {
          return refuse(Failure(error), done)
        }
      },
      detailAnew: { id, done in
        do { return try detail(id, isAnew: true, done) } catch {
          return refuse(Failure(error), done)
        }
      })
  }

  private func page(
    _ request: PageRequest, _ done: @escaping @Sendable (Result<Page, Failure>) -> Void
  ) throws(Failure) -> Ticket {
    let route = try MarvelRoute(request.source)
    let parameters = route.parameters(of: request)
    let key = CacheKey(catalogue: client.catalogue, path: route.path, parameters: parameters)
    let list = key.withoutStretch
    return client.ask(
      route.path, parameters, isAnew: request.isAnew,
      read: { (body, freshness) throws(Failure) in
        let page = try MarvelResponseParser(body, freshness, skipped: client.skipped(route.path))
          .page(of: route.kind)
        places.note(page, in: key)
        return page
      },
      isWorthSaving: { page in
        told.isWorthSaving(page, at: request.offset, of: list)
          && !isCutShort(page, at: request.offset, beside: key, of: route.kind)
      },
      done: { response in
        if case .success(let page) = response { told.note(page, at: request.offset, of: list) }
        done(response)
      })
  }

  /// Whether a page ends below the total and before the rows that were saved in its place.
  private func isCutShort(
    _ page: Page, at offset: Int, beside key: CacheKey, of kind: MarvelKind
  ) -> Bool {
    let read = page.entries.count + page.unreadable
    guard let total = page.total, offset + read < total,
      read < key.value(of: "limit").flatMap({ Int($0) }) ?? 0,
      let saved = (try? client.responses.response(key)) ?? nil,
      let known = try? MarvelResponseParser(saved.body, .saved(saved.fetchedAt)).page(of: kind)
    else { return false }
    return known.entries.count + known.unreadable > read
  }

  /// A character's own answer and its two latest comics; another record's own answer.
  private func detail(
    _ id: EntryID, isAnew: Bool, _ done: @escaping @Sendable (Result<Detail, Failure>) -> Void
  ) throws(Failure) -> Ticket {
    guard let reference = MarvelReference(id) else { throw .unknownEntry(id) }
    guard reference.kind == .characters else {
      return ask(reference, isAnew: isAnew, done)
    }
    let tickets = Tickets()
    tickets.add(
      client.ask(
        reference.path + "/comics", [("limit", "2"), ("orderBy", "-onsaleDate")],
        isAnew: isAnew,
        read: { (body, freshness) throws(Failure) in
          try MarvelResponseParser(
            body, freshness, skipped: client.skipped(reference.path + "/comics")
          )
          .page(of: .comics)
        },
        done: { comics in
          // Without them the record's own list says which comics there are.
          let latest = (try? comics.get())?.details.map {
            FactItem(id: $0.id, title: $0.title, picture: $0.picture)
          }
          tickets.add(
            ask(reference, isAnew: isAnew) { response in
              done(response.map { $0.naming(latest: latest ?? []) })
            })
        }))
    return Ticket { tickets.cancel() }
  }

  private func ask(
    _ reference: MarvelReference, isAnew: Bool,
    _ done: @escaping @Sendable (Result<Detail, Failure>) -> Void
  ) -> Ticket {
    client.ask(
      reference.path, isAnew: isAnew,
      read: { (body, freshness) throws(Failure) in
        try MarvelResponseParser(body, freshness, skipped: client.skipped(reference.path))
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
