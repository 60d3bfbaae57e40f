import Basics
import HTTPKit
import SquadCore

/// Draws pictures from the disk, else from the network.
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
      let saved = try await perform { (isWanted) throws(PictureError) in
        try savedImage(of: request, mayFetch: mayFetch, while: isWanted)
      }
      if let saved { return saved }
      guard mayFetch else { throw .service(.noNetwork) }
      return try await fetchedImage(of: request, from: address)
    } catch {
      if error != .service(.cancelled), mayFetch || error != .service(.noNetwork) {
        log(.noPicture(address: address.printable, error))
      }
      throw error
    }
  }

  /// The saved copy as drawn before or now; throws where other copies are no better. Copies were
  /// drawn before they were saved, so a broken one was damaged since.
  private func savedImage(
    of request: PictureRequest, mayFetch: Bool, while isWanted: () -> Bool
  ) throws(PictureError) -> CellImage? {
    for address in addresses(ofCopies: request, mayFetch: mayFetch) {
      if let image = drawn(address, request) { return image }
      guard let saved = saved(address) else { continue }
      do throws(PictureError) {
        return try drawOnce(
          saved.body, of: address, request, fetchedAt: saved.fetchedAt, while: isWanted)
      } catch {
        if !error.isOfOneCopy { throw error }
      }
    }
    // Fetches nothing that can't be drawn.
    try prepare()
    return nil
  }

  private func fetchedImage(
    of request: PictureRequest, from address: WebAddress
  ) async throws(Failure) -> CellImage {
    let response: HTTPResponse
    do throws(HTTPError) { response = try await fetch(address).accepted() } catch {
      throw .service(problem(error))
    }
    return try await perform { (isWanted) throws(PictureError) in
      try drawOnce(
        response.body, of: address, request, fetchedAt: response.moment, while: isWanted
      ) {
        save(response, of: address)
      }
    }
  }

  /// Draws a picture, unless another session has.
  ///
  /// - Parameters:
  ///   - isWanted: whether it is still wanted.
  ///   - isDrawn: called later where it was drawn here.
  private func drawOnce(
    _ bytes: [UInt8], of address: WebAddress, _ request: PictureRequest, fetchedAt moment: Moment,
    while isWanted: () -> Bool, isDrawn: @escaping @Sendable () -> Void = {}
  ) throws(PictureError) -> CellImage {
    switch turn(of: address, request, fetchedAt: moment, while: isWanted) {
    case .drawn(let image): return image
    case .unwanted: throw .unwanted
    case .own(let end):
      do throws(PictureError) {
        let image = try draw(bytes, request)
        // Saves after returning, since it takes seconds while another program writes. But before
        // the next picture, which may wait for a session that waits for this one.
        worker.perform(isNext: true) {
          save(image, of: address, request, at: moment)
          end()
          isDrawn()
        }
        return image
      } catch {
        end()
        throw error
      }
    }
  }

  /// Runs a job on the pictures' own thread.
  private func perform<Value: Sendable>(
    _ work: @escaping @Sendable (_ isWanted: () -> Bool) throws(PictureError) -> Value
  ) async throws(Failure) -> Value {
    let result = await worker.run { (isWanted) -> Result<Value, PictureError> in
      Result { () throws(PictureError) in try work(isWanted) }
    }
    guard let result else { throw .service(.cancelled) }
    do throws(PictureError) { return try result.get() } catch {
      throw .unreadable(error.words)
    }
  }
}
