import Basics
import HTTPKit
import SquadCore

/// Draws pictures from the disk, else from the network.
extension PictureService {
  /// Draws a picture from what is on disk, else fetches it, unless squad is offline.
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
          let saved = try await perform { () throws(PictureError) in
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

  /// The picture that this or another session has drawn before, if any.
  private func drawnImage(of request: PictureRequest, mayFetch: Bool) -> CellImage? {
    for address in addresses(ofCopies: request, mayFetch: mayFetch) {
      if let image = drawn(address, request) { return image }
    }
    return nil
  }

  /// The saved copy, drawn before or now; throws if no other copy could be better. Copies are drawn
  /// before they are saved, so a broken one has been damaged since.
  private func savedImage(
    of request: PictureRequest, mayFetch: Bool, _ lock: AddressLock?
  ) throws(PictureError) -> CellImage? {
    for address in addresses(ofCopies: request, mayFetch: mayFetch) {
      if let image = drawn(address, request) { return image }
      guard let saved = saved(address) else { continue }
      do throws(PictureError) {
        let image = try draw(saved.body, request)
        later(lock) { save(image, of: address, request, at: saved.fetchedAt) }
        return image
      } catch {
        if !error.isOfOneCopy { throw error }
      }
    }
    // Throws if nothing can be drawn, before anything is fetched.
    try prepare()
    return nil
  }

  private func fetchedImage(
    of request: PictureRequest, by sent: HTTPRequest, _ lock: AddressLock?
  ) async throws(Failure) -> CellImage {
    let address = SharedAddress(sent)
    let known = try await perform { requests.outcome(of: address) }
    let outcome: SharedRequests.Outcome
    if let known {
      outcome = known
    } else {
      outcome = await Result { () async throws(ServiceError) in
        try await http.send(sent).accepted()
      }
    }
    let image = try await perform { () -> Result<CellImage, Failure> in
      do {
        let response = try outcome.get()
        let image = try draw(response.body, request)
        later(lock) {
          save(image, of: sent.address, request, at: response.moment)
          save(response, of: sent.address)
        }
        return .success(image)
      } catch {
        // Other sessions would get the same error from the service or the decoder.
        if known == nil { requests.share(outcome, of: address) }
        return .failure(failure(of: error))
      }
    }
    return try image.get()
  }

  private func failure(of error: any Error) -> Failure {
    switch error {
    case let error as ServiceError: .service(hidesHosts ? error.withoutHost : error)
    case let problem as PictureError: .unreadable(problem.message)
    default: Failure(error)
    }
  }

  /// Saves after returning the picture, since saving takes seconds while another program writes.
  /// Holds the lock until then.
  private func later(_ lock: AddressLock?, _ save: @escaping @Sendable () -> Void) {
    worker.perform { withExtendedLifetime(lock, save) }
  }

  /// Runs a job on the pictures' own thread.
  private func perform<Value: Sendable>(
    _ work: @escaping @Sendable () throws(PictureError) -> Value
  ) async throws(Failure) -> Value {
    let result = await worker.run { () -> Result<Value, PictureError> in Result(catching: work) }
    guard let result else { throw .service(.cancelled) }
    do throws(PictureError) { return try result.get() } catch {
      throw .unreadable(error.message)
    }
  }
}
