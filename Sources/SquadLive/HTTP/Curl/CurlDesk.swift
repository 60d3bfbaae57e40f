import CCurl
import SquadCore
import Synchronization

/// Takes requests from any thread and hands them to the one that serves them.
final class CurlDesk: Sendable {
  /// What the thread has to see to.
  struct News {
    var jobs: [CurlJob] = []
    /// Numbers of withdrawn requests.
    var cancelled: [Int] = []
    var isClosed = false
  }

  private struct State {
    var news = News()
    var lastNumber = 0
    var isServed = false
    /// What wakes the thread; there while it serves.
    var bell: Bell?
  }

  /// libcurl's wake-up call may come from any thread.
  private struct Bell: @unchecked Sendable {
    let library: CurlLibrary
    let multi: UnsafeMutableRawPointer

    func ring() { squad_curl_wake(library.functions, multi) }
  }

  private let settings: HTTPSettings
  private let state = Mutex(State())
  private let isOver = Semaphore()

  init(_ settings: HTTPSettings) { self.settings = settings }

  func send(_ request: HTTPRequest, _ completion: @escaping HTTPCompletion) -> HTTPTicket {
    let accepted: (number: Int, mustStart: Bool)? = state.withLock { state in
      guard !state.news.isClosed else { return nil }
      state.lastNumber += 1
      state.news.jobs.append(
        CurlJob(number: state.lastNumber, request: request, completion: completion))
      state.bell?.ring()
      defer { state.isServed = true }
      return (state.lastNumber, !state.isServed)
    }
    guard let accepted else {
      completion(.failure(.cancelled))
      return HTTPTicket {}
    }
    if accepted.mustStart { start() }
    return HTTPTicket { self.cancel(accepted.number) }
  }

  func shutdown() -> Bool {
    let isServed = state.withLock { state in
      state.news.isClosed = true
      state.bell?.ring()
      return state.isServed
    }
    return !isServed || isOver.wait(milliseconds: 1_000)
  }

  /// What is new since the last call.
  func takeNews() -> News {
    state.withLock { state in
      defer {
        state.news.jobs = []
        state.news.cancelled = []
      }
      return state.news
    }
  }

  private func cancel(_ number: Int) {
    state.withLock { state in
      guard state.isServed else { return }
      state.news.cancelled.append(number)
      state.bell?.ring()
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
    CurlThread.blockSignals()
    do {
      let library = try CurlLibrary.open(settings.libraries)
      guard let multi = squad_curl_multi(library.functions) else {
        return giveUp(.noLibrary("out of memory"))
      }
      state.withLock { $0.bell = Bell(library: library, multi: multi) }
      CurlLoop(library, multi, settings, self).run()
      // Nobody rings any more once the bell is gone.
      state.withLock { $0.bell = nil }
      squad_curl_multi_release(library.functions, multi)
      giveUp(.cancelled)
    } catch {
      giveUp(.noLibrary(Redaction().words(error.reason)))
    }
  }

  /// Answers all that waits with a problem and ends. A request after that starts anew.
  private func giveUp(_ problem: ServiceProblem) {
    let news = state.withLock { state in
      defer {
        state.news.jobs = []
        state.news.cancelled = []
        state.isServed = false
      }
      return state.news
    }
    for job in news.jobs { job.completion(.failure(problem)) }
    if news.isClosed { isOver.signal() }
  }
}
