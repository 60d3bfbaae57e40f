import CCurl
import Synchronization
import SystemKit

/// Takes requests from any thread and hands them to the one that serves them.
final class CurlClient: Sendable {
  /// What the thread has to see to.
  struct CurlCommands {
    var jobs: [CurlJob] = []
    /// Numbers of withdrawn requests.
    var cancelled: [Int] = []
    var isClosed = false
  }

  private struct State {
    var commands = CurlCommands()
    var lastNumber = 0
    var isServed = false
    /// What wakes the thread; there while it serves.
    var wakeup: CurlWakeup?
  }

  /// libcurl's wake-up call may come from any thread.
  private struct CurlWakeup: @unchecked Sendable {
    let library: CurlLibrary
    let multi: UnsafeMutableRawPointer

    func ring() { squad_curl_wake(library.functions, multi) }
  }

  private let settings: HTTPSettings
  private let state = Mutex(State())
  private let isOver = Semaphore()

  init(_ settings: HTTPSettings) { self.settings = settings }

  /// Sends a request; cancelling the task withdraws it.
  func send(_ request: HTTPRequest) async -> Result<HTTPResponse, HTTPError> {
    guard !Task.isCancelled else { return .failure(.cancelled) }
    let response = Promise<Result<HTTPResponse, HTTPError>>()
    // Submitted before a cancellation can be noticed, which then knows its number.
    guard let number = submit(request, completion: { response.fulfill($0) }) else {
      return .failure(.cancelled)
    }
    return await response.value { self.cancel(number) }
  }

  /// Hands a request to the thread and returns its number; nil after `shutdown`.
  private func submit(
    _ request: HTTPRequest, completion: @escaping CurlJob.Completion
  ) -> Int? {
    let accepted: (number: Int, mustStart: Bool)? = state.withLock { state in
      guard !state.commands.isClosed else { return nil }
      state.lastNumber += 1
      state.commands.jobs.append(
        CurlJob(number: state.lastNumber, request: request, completion: completion))
      state.wakeup?.ring()
      defer { state.isServed = true }
      return (state.lastNumber, !state.isServed)
    }
    if accepted?.mustStart == true { start() }
    return accepted?.number
  }

  func shutdown() -> Bool {
    let isServed = state.withLock { state in
      state.commands.isClosed = true
      state.wakeup?.ring()
      return state.isServed
    }
    return !isServed || isOver.wait(milliseconds: 1_000)
  }

  /// What is new since the last call.
  func takeCommands() -> CurlCommands {
    state.withLock { state in
      defer {
        state.commands.jobs = []
        state.commands.cancelled = []
      }
      return state.commands
    }
  }

  private func cancel(_ number: Int) {
    state.withLock { state in
      guard state.isServed else { return }
      state.commands.cancelled.append(number)
      state.wakeup?.ring()
    }
  }

  private func start() {
    do {
      try DetachedThread.start { self.serve() }
    } catch {
      giveUp(.connection(error.reason))
    }
  }

  /// The thread: until the desk is closed, or at once where there is no libcurl.
  private func serve() {
    do {
      let library = try CurlLibrary.open(settings.libraries)
      guard let multi = squad_curl_multi(library.functions) else {
        return giveUp(.noLibrary("out of memory"))
      }
      state.withLock { $0.wakeup = CurlWakeup(library: library, multi: multi) }
      CurlLoop(library, multi, settings, self).run()
      // Nobody rings any more once the bell is gone.
      state.withLock { $0.wakeup = nil }
      squad_curl_multi_release(library.functions, multi)
      giveUp(.cancelled)
    } catch {
      giveUp(.noLibrary(Redaction().words(error.reason)))
    }
  }

  /// Answers all that waits with a problem and ends. A request after that starts anew.
  private func giveUp(_ problem: HTTPError) {
    let commands = state.withLock { state in
      defer {
        state.commands.jobs = []
        state.commands.cancelled = []
        state.isServed = false
      }
      return state.commands
    }
    for job in commands.jobs { job.completion(.failure(problem)) }
    if commands.isClosed { isOver.signal() }
  }
}
