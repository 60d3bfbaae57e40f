import HTTPKit
import SquadCore
import Synchronization

/// One picture on its way: from the disk, else from the network, into cells.
final class PictureQuestion: Sendable {
  private struct Progress {
    var ticket: Task<Void, Never>?
    var isOver = false
  }

  private let service: PictureService
  private let request: PictureRequest
  private let mayAsk: Bool
  private let done: @Sendable (Result<CellImage, Failure>) -> Void
  private let progress = Mutex(Progress())

  init(
    _ service: PictureService, _ request: PictureRequest, mayAsk: Bool,
    _ done: @escaping @Sendable (Result<CellImage, Failure>) -> Void
  ) {
    self.service = service
    self.request = request
    self.mayAsk = mayAsk
    self.done = done
  }

  /// Withdraws it, on the wire too.
  func cancel() {
    finish(.failure(.service(.cancelled)))
    progress.withLock { $0.ticket }?.cancel()
  }

  /// Begins, on the service's worker.
  func begin() {
    guard !isOver else { return }
    guard let address = service.address(of: request) else {
      return finish(.failure(.service(.notFound)))
    }
    do throws(PictureProblem) {
      if let image = try savedImage() { return finish(.success(image)) }
    } catch {
      return fail(address, .unreadable(error.words))
    }
    guard mayAsk else { return finish(.failure(.service(.noNetwork))) }
    ask(address)
  }

  /// What was saved, drawn; throws where another copy is no better. A picture was drawn before it
  /// was saved, so that otherwise it was damaged since.
  private func savedImage() throws(PictureProblem) -> CellImage? {
    try service.prepare()
    for address in service.addresses(ofCopies: request, mayAsk: mayAsk) {
      guard let bytes = service.saved(address) else { continue }
      do throws(PictureProblem) { return try service.draw(bytes, request.box) } catch {
        if !error.isOfOneCopy { throw error }
      }
    }
    return nil
  }

  private func ask(_ address: HTTPAddress) {
    let ticket = service.fetch(address) { [self] response in
      service.perform { [self] in take(response, from: address) }
    }
    let isOver = progress.withLock { progress in
      progress.ticket = ticket
      return progress.isOver
    }
    if isOver { ticket.cancel() }
  }

  private func take(_ response: Result<HTTPResponse, HTTPError>, from address: HTTPAddress) {
    guard !isOver else { return }
    do {
      let response = try response.get().accepted()
      let image = try service.draw(response.body, request.box)
      // Shown first: while another program writes, saving takes seconds.
      finish(.success(image))
      service.save(response, of: address)
    } catch let problem as PictureProblem {
      fail(address, .unreadable(problem.words))
    } catch let error as HTTPError {
      fail(address, .service(service.problem(error)))
    } catch {
      fail(address, Failure(error))
    }
  }

  private func fail(_ address: HTTPAddress, _ failure: Failure) {
    if failure != .service(.cancelled) {
      service.log(.noPicture(address: CachedResponse.Metadata.bare(address.text), failure))
    }
    finish(.failure(failure))
  }

  private var isOver: Bool { progress.withLock { $0.isOver } }

  private func finish(_ result: Result<CellImage, Failure>) {
    let isFirst = progress.withLock { progress in
      defer { progress.isOver = true }
      return !progress.isOver
    }
    if isFirst { done(result) }
  }
}
