import SquadCore

extension Catalogue {
  /// The catalogue, with its service's failures logged, cancelled requests excepted.
  package func logged(_ log: Log) -> Catalogue {
    guard log.isOn, let live else { return self }
    var logged = self
    logged.live = live.logged(log)
    return logged
  }
}

extension LiveService {
  fileprivate func logged(_ log: Log) -> LiveService {
    LiveService(
      page: { (request, onPartial) async throws(Failure) in
        do throws(Failure) { return try await page(request, onPartial: onPartial) } catch {
          throw log.recording(error, about: request.source.description)
        }
      },
      detail: { (id, isReload) async throws(Failure) in
        do throws(Failure) { return try await detail(id, isReload: isReload) } catch {
          throw log.recording(error, about: id.description)
        }
      })
  }
}

extension Log {
  /// Logs a failure, and returns it.
  fileprivate func recording(_ failure: Failure, about subject: String) -> Failure {
    if failure != .service(.cancelled) { self(.failed(subject, failure)) }
    return failure
  }
}
