import Basics
import HTTPKit
import SquadCore

/// Pictures from the disk, else from the network, into cells.
extension PictureService {
  package var client: PictureClient {
    PictureClient { (request, mayFetch) async throws(Failure) in
      try await image(of: request, mayFetch: mayFetch && !isOffline)
    }
  }

  private func image(
    of request: PictureRequest, mayFetch: Bool
  ) async throws(Failure) -> CellImage {
    guard let address = address(of: request) else { throw .service(.notFound) }
    do throws(Failure) {
      let drawn = try await perform { drawnImage(of: request, mayFetch: mayFetch) }
      if let drawn { return drawn }
      let sent = httpRequest(for: address)
      let image = await requests.withLock(on: SharedAddress(sent)) { lock in
        await Result { () async throws(Failure) in
          let saved = try await perform { () throws(PictureProblem) in
            try savedImage(of: request, mayFetch: mayFetch, lock)
          }
          if let saved { return saved }
          guard mayFetch else { throw Failure.service(.noNetwork) }
          return try await fetchedImage(of: request, by: sent, lock)
        }
      }
      guard let image else { throw .service(.cancelled) }
      return try image.get()
    } catch {
      if error != .service(.cancelled), mayFetch || error != .service(.noNetwork) {
        log(.noPicture(address: address.printable, error))
      }
      throw error
    }
  }

  /// The picture as this or another session drew it before; nil where nobody did.
  private func drawnImage(of request: PictureRequest, mayFetch: Bool) -> CellImage? {
    for address in addresses(ofCopies: request, mayFetch: mayFetch) {
      if let image = drawn(address, request) { return image }
    }
    return nil
  }

  /// What was saved, drawn, now or before; throws where another copy is no better. A picture was
  /// drawn before it was saved, so that otherwise it was damaged since.
  private func savedImage(
    of request: PictureRequest, mayFetch: Bool, _ lock: AddressLock?
  ) throws(PictureProblem) -> CellImage? {
    for address in addresses(ofCopies: request, mayFetch: mayFetch) {
      if let image = drawn(address, request) { return image }
      guard let saved = saved(address) else { continue }
      do throws(PictureProblem) {
        let image = try draw(saved.body, request)
        later(lock) { save(image, of: address, request, at: saved.fetchedAt) }
        return image
      } catch {
        if !error.isOfOneCopy { throw error }
      }
    }
    // Nothing is fetched that can't be drawn.
    try prepare()
    return nil
  }

  private func fetchedImage(
    of request: PictureRequest, by sent: HTTPRequest, _ lock: AddressLock?
  ) async throws(Failure) -> CellImage {
    let address = SharedAddress(sent)
    let known = try await perform { requests.answer(of: address) }
    let answer: SharedRequests.Answer
    if let known {
      answer = known
    } else {
      answer = await Result { () async throws(HTTPError) in try await http.send(sent).accepted() }
    }
    let image = try await perform { () -> Result<CellImage, Failure> in
      do {
        let response = try answer.get()
        let image = try draw(response.body, request)
        later(lock) {
          save(image, of: sent.address, request, at: response.moment)
          save(response, of: sent.address)
        }
        return .success(image)
      } catch {
        // No other session asks for it again, or draws it with another outcome.
        if known == nil { requests.keep(answer, of: address) }
        return .failure(failure(of: error))
      }
    }
    return try image.get()
  }

  private func failure(of error: any Error) -> Failure {
    switch error {
    case let error as HTTPError: .service(problem(error))
    case let problem as PictureProblem: .unreadable(problem.words)
    default: Failure(error)
    }
  }

  /// Saves once the picture is on its way to the screen: while another program writes, that takes
  /// seconds. The lock lasts until then.
  private func later(_ lock: AddressLock?, _ save: @escaping @Sendable () -> Void) {
    worker.perform { withExtendedLifetime(lock, save) }
  }

  /// Does work off every thread that somebody waits for.
  private func perform<Value: Sendable>(
    _ work: @escaping @Sendable () throws(PictureProblem) -> Value
  ) async throws(Failure) -> Value {
    let result = await worker.run { () -> Result<Value, PictureProblem> in Result(catching: work) }
    guard let result else { throw .service(.cancelled) }
    do throws(PictureProblem) { return try result.get() } catch {
      throw .unreadable(error.words)
    }
  }
}
