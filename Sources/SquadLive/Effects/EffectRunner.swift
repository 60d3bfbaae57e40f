import SquadCore
import Synchronization

/// Does what reducers ask for, off the main thread, and posts what comes of it.
package final class EffectRunner: Sendable {
  private let catalogues: [Catalogue]
  private let repository: SquadRepository
  private let pictures: PictureClient
  private let mailbox: Mailbox
  /// The squad's file: a line of writes, each answered after its COMMIT.
  private let storage = Worker()
  private let reading = Worker()
  /// What services were asked and have not answered yet.
  private let tickets = Mutex<[RequestID: Ticket]>([:])

  package init(
    catalogues: [Catalogue], repository: SquadRepository, pictures: PictureClient = .none,
    mailbox: Mailbox
  ) {
    self.catalogues = catalogues
    self.repository = repository
    self.pictures = pictures
    self.mailbox = mailbox
  }

  package func run(_ effect: Effect) {
    switch effect {
    case .loadPage(let id, let request): loadPage(id, request)
    case .loadDetail(let id, let entry): loadDetail(id, entry)
    case .fetchPage(let id, let request): fetchPage(id, request)
    case .fetchDetail(let id, let entry): fetchDetail(id, entry)
    case .drawPicture(let id, let request, let mayAsk): drawPicture(id, request, mayAsk: mayAsk)
    case .cancel(let id): take(id)?.cancel()
    case .changeSquad(let id, let request): changeSquad(id, request)
    case .checkSquad: checkSquad()
    case .savePlace(let entry): savePlace(entry)
    case .keepAliases(let aliases): keepAliases(aliases)
    // The terminal's own: the loop does these.
    case .suspend, .redraw, .quit, .later, .forget: break
    }
  }

  /// Waits until what was asked of the squad's file is done, at most so long; true when all is.
  package func finish(within milliseconds: Int) -> Bool {
    storage.finish(within: milliseconds)
  }

  private func catalogue(_ id: CatalogueID) -> Catalogue? {
    catalogues.first { $0.info.id == id }
  }

  private func loadPage(_ id: RequestID, _ request: PageRequest) {
    let catalogue = catalogue(request.source.catalogue)
    reading.perform { [mailbox] in
      mailbox.post(
        .pageLoaded(
          id,
          answer { () throws(Failure) in
            guard let catalogue else {
              throw Failure.unknownCatalogue(request.source.catalogue.rawValue)
            }
            return try catalogue.page(request)
          }))
    }
  }

  /// What is not on this machine is asked for where there is somebody to ask.
  private func loadDetail(_ id: RequestID, _ entry: EntryID) {
    let catalogue = catalogue(entry.catalogue)
    reading.perform { [self] in
      let stored = answer { () throws(Failure) in
        guard let catalogue else { throw Failure.unknownCatalogue(entry.catalogue.rawValue) }
        return try catalogue.detail(entry)
      }
      if case .failure = stored, catalogue?.live != nil { return fetchDetail(id, entry) }
      mailbox.post(.detailLoaded(id, entry, stored))
    }
  }

  private func fetchPage(_ id: RequestID, _ request: PageRequest) {
    guard let live = catalogue(request.source.catalogue)?.live else { return }
    keep(id) {
      live.page(request) { [self] answer in
        // After a part more will come, which can still be withdrawn.
        if !answer.isPartial { _ = take(id) }
        mailbox.post(.pageFetched(id, answer))
      }
    }
  }

  private func fetchDetail(_ id: RequestID, _ entry: EntryID) {
    guard let live = catalogue(entry.catalogue)?.live else { return }
    keep(id) {
      live.detail(entry) { [self] answer in
        _ = take(id)
        mailbox.post(.detailLoaded(id, entry, answer))
      }
    }
  }

  private func drawPicture(_ id: RequestID, _ request: PictureRequest, mayAsk: Bool) {
    keep(id) {
      pictures.draw(request, mayAsk) { [self] answer in
        _ = take(id)
        mailbox.post(.pictureDrawn(id, request, answer))
      }
    }
  }

  /// Asks, and keeps how to withdraw the question until it is answered, which may be at once.
  private func keep(_ id: RequestID, _ ask: () -> Ticket) {
    tickets.withLock { $0[id] = Ticket {} }
    let ticket = ask()
    tickets.withLock { if $0[id] != nil { $0[id] = ticket } }
  }

  /// Forgets a question and returns how to withdraw it.
  private func take(_ id: RequestID) -> Ticket? {
    tickets.withLock { $0.removeValue(forKey: id) }
  }

  private func changeSquad(_ id: RequestID, _ request: SquadRequest) {
    storage.perform { [repository, mailbox] in
      do {
        mailbox.post(.squadAnswered(id, .success(try repository.perform(request))))
      } catch {
        mailbox.post(.squadAnswered(id, .failure(StorageProblem(error))))
      }
    }
  }

  private func checkSquad() {
    storage.perform { [repository, mailbox] in
      // A file that can't be read now says so at the next change.
      if let squad = try? repository.changedElsewhere() {
        mailbox.post(.squadChangedElsewhere(squad))
      }
    }
  }

  /// Whatever is read from now on has the new ids, on disk or not.
  private func keepAliases(_ ids: [EntryID: EntryID]) {
    for catalogue in catalogues { catalogue.aliases.learn(ids) }
    storage.perform { [repository] in
      // What can't be kept is found again at the next start.
      try? repository.keepAliases(ids)
    }
  }

  private func savePlace(_ entry: EntryID) {
    storage.perform { [repository] in
      // A lost place costs one search at the next start; nothing to say while leaving.
      try? repository.savePlace(entry)
    }
  }
}

private func answer<Value>(_ work: () throws(Failure) -> Value) -> Result<Value, Failure> {
  do { return .success(try work()) } catch { return .failure(error) }
}
