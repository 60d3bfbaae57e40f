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
        page(request) { response in
          log.note(response, about: request.source.description)
          done(response)
        }
      },
      detail: { id, done in
        detail(id) { response in
          log.note(response, about: id.description)
          done(response)
        }
      },
      detailAnew: { id, done in
        detailAnew(id) { response in
          log.note(response, about: id.description)
          done(response)
        }
      })
  }
}

extension Log {
  fileprivate func note<Value>(_ response: Result<Value, Failure>, about subject: String) {
    guard case .failure(let failure) = response, failure != .service(.cancelled) else { return }
    self(.failed(subject, failure))
  }
}
