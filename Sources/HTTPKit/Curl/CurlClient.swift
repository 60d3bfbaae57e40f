import Basics
import CCurl
import Synchronization
import SystemKit

/// Hands requests and cancellations from any thread to the thread that runs libcurl.
final class CurlClient: Sendable {
  /// Commands to the thread.
  struct CurlCommands {
    var jobs: [CurlJob] = []
    /// Numbers of cancelled requests.
    var cancelled: [Int] = []
    var isClosed = false
  }

  private struct State {
    var commands = CurlCommands()
    var lastNumber = 0
    var isServed = false
    /// Set while the thread runs.
    var wakeup: CurlWakeup?

    mutating func takeCommands() -> CurlCommands {
      exchange(&commands, with: CurlCommands(isClosed: commands.isClosed))
    }
  }

  /// libcurl's wake-up call may come from any thread.
  private struct CurlWakeup: @unchecked Sendable {
    let library: CurlLibrary
    let multi: UnsafeMutableRawPointer

    func wake() { squad_curl_wake(library.functions, multi) }
  }

  private let settings: HTTPSettings
  private let state = Mutex(State())
  private let closed = Semaphore()

  init(_ settings: HTTPSettings) { self.settings = settings }

  /// Sends a request; cancelling the task cancels it.
  func send(_ request: HTTPRequest) async -> Result<HTTPResponse, ServiceError> {
    guard !Task.isCancelled else { return .failure(.cancelled) }
    let response = Promise<Result<HTTPResponse, ServiceError>>()
    // Submits before it handles cancellation, which needs the request's number.
    guard let number = submit(request, completion: { response.fulfill($0) }) else {
      return .failure(.cancelled)
    }
    return await response.value { self.cancel(number) }
  }

  /// Queues a request and returns its number; nil after `shutdown`.
  private func submit(_ request: HTTPRequest, completion: @escaping CurlJob.Completion) -> Int? {
    let accepted: (number: Int, mustStart: Bool)? = state.withLock { state in
      guard !state.commands.isClosed else { return nil }
      state.lastNumber += 1
      state.commands.jobs.append(
        CurlJob(number: state.lastNumber, request: request, completion: completion))
      state.wakeup?.wake()
      defer { state.isServed = true }
      return (state.lastNumber, !state.isServed)
    }
    if accepted?.mustStart == true { start() }
    return accepted?.number
  }

  func shutdown() -> Bool {
    let isServed = state.withLock { state in
      state.commands.isClosed = true
      state.wakeup?.wake()
      return state.isServed
    }
    return !isServed || closed.wait(milliseconds: 1_000)
  }

  /// The commands since the last call.
  func takeCommands() -> CurlCommands { state.withLock { $0.takeCommands() } }

  private func cancel(_ number: Int) {
    state.withLock { state in
      guard state.isServed else { return }
      state.commands.cancelled.append(number)
      state.wakeup?.wake()
    }
  }

  private func start() {
    do {
      try DetachedThread.start { self.serve() }
    } catch {
      fail(.connection(error.reason))
    }
  }

  /// The thread's body: returns after `shutdown`, or at once where there is no libcurl.
  private func serve() {
    do {
      let library = try CurlLibrary.open(settings.libraries)
      guard let multi = squad_curl_multi(library.functions) else {
        return fail(.noLibrary("out of memory"))
      }
      state.withLock { $0.wakeup = CurlWakeup(library: library, multi: multi) }
      CurlLoop(library, multi, settings, self).run()
      // From here on no thread wakes the handle, which is about to be released.
      state.withLock { $0.wakeup = nil }
      squad_curl_multi_release(library.functions, multi)
      fail(.cancelled)
    } catch {
      fail(.noLibrary(Redaction().cleaned(error.reason)))
    }
  }

  /// Fails all queued requests; the next one starts a new thread.
  private func fail(_ problem: ServiceError) {
    let commands = state.withLock { state in
      state.isServed = false
      return state.takeCommands()
    }
    for job in commands.jobs { job.completion(.failure(problem)) }
    if commands.isClosed { closed.signal() }
  }
}
