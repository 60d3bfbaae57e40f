import Basics
import CCurl
import SystemKit

/// Serves requests on one thread: begins them in turn, watches their limits, ends them.
final class CurlLoop {
  let library: CurlLibrary
  let multi: UnsafeMutableRawPointer
  let settings: HTTPSettings
  private let client: CurlClient
  /// First come, first served, once their time has come.
  private var waiting: [CurlJob] = []
  private var running: [UnsafeMutableRawPointer: CurlTransfer] = [:]
  /// Until when an endpoint wants to be left alone.
  private var rests: [Endpoint: Moment] = [:]

  init(
    _ library: CurlLibrary, _ multi: UnsafeMutableRawPointer, _ settings: HTTPSettings,
    _ client: CurlClient
  ) {
    self.library = library
    self.multi = multi
    self.settings = settings
    self.client = client
  }

  /// Until the desk is closed; then nothing is under way any more.
  func run() {
    while true {
      let commands = client.takeCommands()
      waiting += commands.jobs
      if commands.isClosed { return cancelAll() }
      for number in commands.cancelled { cancel(number) }
      beginDue()
      if !squad_curl_perform(library.functions, multi) { failAll() }
      takeEnded()
      checkLimits()
      let pause = pause(MonotonicClock.milliseconds)
      if pause > 0 { squad_curl_wait(library.functions, multi, pause) }
    }
  }

  /// Milliseconds to wait for the network or for news: to the next limit or the next retry.
  private func pause(_ now: Int64) -> Int32 {
    var next = running.values.map(\.deadline).min() ?? .max
    if running.count < settings.limits.atOnce {
      next = min(next, waiting.map(\.due).min() ?? .max)
    }
    guard next > now else { return 0 }
    return Int32(clamping: next - now)
  }

  private func cancel(_ number: Int) {
    if let at = waiting.firstIndex(where: { $0.number == number }) {
      waiting.remove(at: at).completion(.failure(.cancelled))
    } else if let transfer = running.values.first(where: { $0.job.number == number }) {
      takeOut(transfer)
      transfer.job.completion(.failure(.cancelled))
    }
  }

  private func cancelAll() {
    let jobs = waiting + running.values.map(\.job)
    for transfer in running.values { takeOut(transfer) }
    waiting = []
    for job in jobs.sorted(by: { $0.number < $1.number }) {
      job.completion(.failure(.cancelled))
    }
  }

  private func failAll() {
    for transfer in running.values {
      takeOut(transfer)
      conclude(transfer.job, .failure(.connection("libcurl failed")))
    }
  }

  /// A transfer that is under way is broken off: its connection closed or its stream reset.
  private func takeOut(_ transfer: CurlTransfer) {
    squad_curl_remove(library.functions, multi, transfer.handle)
    running[transfer.handle] = nil
  }
}

extension CurlLoop {
  private func beginDue() {
    let now = MonotonicClock.milliseconds
    while running.count < settings.limits.atOnce,
      let at = waiting.firstIndex(where: { $0.due <= now })
    {
      begin(waiting.remove(at: at), now)
    }
  }

  private func begin(_ job: CurlJob, _ now: Int64) {
    guard job.address.isWellFormed else {
      return job.completion(.failure(.connection("not an http or https address")))
    }
    let endpoint = Endpoint(job.address, library)
    if let endpoint, let until = rests[endpoint] {
      if settings.now() < until { return job.completion(.failure(.rateLimited(until: until))) }
      rests[endpoint] = nil
    }
    var job = job
    if job.end == nil {
      job.tried += 1
      job.end = now + Int64(settings.limits.total)
    }
    guard let transfer = CurlTransfer(library, job, endpoint, settings),
      squad_curl_add(library.functions, multi, transfer.handle)
    else { return job.completion(.failure(.connection("out of memory"))) }
    running[transfer.handle] = transfer
  }

  private func takeEnded() {
    var result: Int32 = 0
    while let handle = squad_curl_next_ended(library.functions, multi, &result) {
      guard let transfer = running[handle] else { continue }
      let outcome = transfer.outcome(result, settings)
      takeOut(transfer)
      followUp(transfer, outcome)
    }
  }

  private func checkLimits() {
    let now = MonotonicClock.milliseconds
    for transfer in running.values where !transfer.checkProgress(now) {
      takeOut(transfer)
      conclude(transfer.job, .failure(transfer.isTooLarge ? .tooLarge : .timeout))
    }
  }

  /// Goes where a redirect leads, at once, or ends with what came.
  private func followUp(_ transfer: CurlTransfer, _ outcome: Result<HTTPResponse, HTTPError>) {
    var job = transfer.job
    guard case .success(let response) = outcome, isRedirect(response.status) else {
      return conclude(job, outcome)
    }
    do {
      job.address = try job.address.redirected(
        to: transfer.redirect, after: job.redirects, limit: settings.limits.redirects)
      job.redirects += 1
      begin(job, MonotonicClock.milliseconds)
    } catch {
      conclude(job, .failure(error))
    }
  }

  /// Answers, or lets the job wait for its next try.
  private func conclude(_ job: CurlJob, _ outcome: Result<HTTPResponse, HTTPError>) {
    let last: HTTPRetry.Outcome
    switch outcome {
    case .success(let response):
      let until = response.retryAfter
      if response.status == 429, let until, let endpoint = Endpoint(job.address, library) {
        rests[endpoint] = until
      }
      last = .response(
        status: response.status, retryAfter: until.map { $0.seconds - response.moment.seconds })
    case .failure(let problem): last = .problem(problem)
    }
    let wait = settings.retry.wait(after: last, tried: job.tried, chance: settings.chance())
    guard let wait else { return job.completion(outcome) }
    settings.observe?(
      .retried(address: job.request.bareAddress, last.reason, tried: job.tried, wait: wait))
    waiting.append(job.again(at: MonotonicClock.milliseconds + Int64(wait)))
  }
}
