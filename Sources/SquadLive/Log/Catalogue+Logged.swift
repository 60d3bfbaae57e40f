import SquadCore

extension Catalogue {
  /// The same, with what its service fails in written down. What was withdrawn is no failure.
  package func logged(_ log: Log) -> Catalogue {
    guard log.isOn, let live else { return self }
    return Catalogue(
      info: info, storedPage: storedPage, storedPageThrough: storedPageThrough,
      storedList: storedList, storedDetail: storedDetail, live: live.logged(log), aliases: aliases)
  }
}

extension LiveService {
  fileprivate func logged(_ log: Log) -> LiveService {
    LiveService(
      page: { request, done in
        page(request) { answer in
          log.note(answer, about: request.source.description)
          done(answer)
        }
      },
      detail: { id, done in
        detail(id) { answer in
          log.note(answer, about: id.description)
          done(answer)
        }
      },
      detailAnew: { id, done in
        detailAnew(id) { answer in
          log.note(answer, about: id.description)
          done(answer)
        }
      })
  }
}

extension Log {
  fileprivate func note<Value>(_ answer: Result<Value, Failure>, about subject: String) {
    guard case .failure(let failure) = answer, failure != .service(.cancelled) else { return }
    self(.failed(subject, failure))
  }
}
