import Basics
import CCurl
import SystemKit

/// Event loop of the client's thread: starts requests in turn, checks their limits, ends them.
final class CurlLoop {
  let library: CurlLibrary
  let multi: UnsafeMutableRawPointer
  let settings: HTTPSettings
  private let client: CurlClient
  /// Queued jobs, in order; each starts once it is due.
  private var pending: [CurlJob] = []
  private var running: [UnsafeMutableRawPointer: CurlTransfer] = [:]
  private let arriving = ArrivingBytes()
  /// End of each endpoint's rate limit.
  private var rateLimits: [Endpoint: Moment] = [:]

  init(
    _ library: CurlLibrary, _ multi: UnsafeMutableRawPointer, _ settings: HTTPSettings,
    _ client: CurlClient
  ) {
    self.library = library
    self.multi = multi
    self.settings = settings
    self.client = client
  }

  /// Returns after `shutdown`, when no request is running any more.
  func run() {
    while true {
      let commands = client.takeCommands()
      pending += commands.jobs
      if commands.isClosed { return cancelAll() }
      for number in commands.cancelled { cancel(number) }
      beginDue()
      if !squad_curl_perform(library.functions, multi) { failAll() }
      finishTransfers()
      checkLimits()
      let pause = pause(MonotonicClock.milliseconds)
      if pause > 0 { squad_curl_wait(library.functions, multi, pause) }
    }
  }

  /// Milliseconds until the next limit or retry: how long to wait for the network and commands.
  private func pause(_ now: Int64) -> Int32 {
    var next = running.values.map(\.deadline).min() ?? .max
    if running.count < settings.limits.maximumConcurrent {
      next = min(next, pending.map(\.due).min() ?? .max)
    }
    guard next > now else { return 0 }
    return Int32(clamping: next - now)
  }

  private func cancel(_ number: Int) {
    if let at = pending.firstIndex(where: { $0.number == number }) {
      pending.remove(at: at).completion(.failure(.cancelled))
    } else if let transfer = running.values.first(where: { $0.job.number == number }) {
      remove(transfer)
      transfer.job.completion(.failure(.cancelled))
    }
  }

  private func cancelAll() {
    let jobs = pending + running.values.map(\.job)
    for transfer in running.values { remove(transfer) }
    pending = []
    for job in jobs.sorted(by: { $0.number < $1.number }) {
      job.completion(.failure(.cancelled))
    }
  }

  private func failAll() {
    for transfer in running.values {
      remove(transfer)
      conclude(transfer.job, .failure(.connection("libcurl failed")))
    }
  }

  /// Removes a transfer. One that is running is aborted: its connection closed, its stream reset.
  private func remove(_ transfer: CurlTransfer) {
    squad_curl_remove(library.functions, multi, transfer.handle)
    running[transfer.handle] = nil
  }
}

extension CurlLoop {
  private func beginDue() {
    let now = MonotonicClock.milliseconds
    while running.count < settings.limits.maximumConcurrent,
      let at = pending.firstIndex(where: { $0.due <= now })
    {
      begin(pending.remove(at: at), now)
    }
  }

  private func begin(_ job: CurlJob, _ now: Int64) {
    guard job.address.isWellFormed else {
      let address = job.address
      return job.completion(
        .failure(.malformedAddress(address.printable, setting: address.setting)))
    }
    let endpoint = Endpoint(job.address, library)
    if let endpoint, let until = rateLimits[endpoint] {
      if settings.now() < until { return job.completion(.failure(.rateLimited(until: until))) }
      rateLimits[endpoint] = nil
    }
    var job = job
    if job.end == nil {
      job.attempts += 1
      job.end = now + Int64(settings.limits.totalTimeout)
    }
    guard let transfer = CurlTransfer(library, job, endpoint, settings, arriving),
      squad_curl_add(library.functions, multi, transfer.handle)
    else { return job.completion(.failure(.connection("out of memory"))) }
    running[transfer.handle] = transfer
  }

  private func finishTransfers() {
    var result: Int32 = 0
    while let handle = squad_curl_next_ended(library.functions, multi, &result) {
      guard let transfer = running[handle] else { continue }
      let outcome = transfer.outcome(result, settings)
      remove(transfer)
      followUp(transfer, outcome)
    }
  }

  private func checkLimits() {
    let now = MonotonicClock.milliseconds
    for transfer in running.values where !transfer.checkProgress(now) {
      remove(transfer)
      conclude(transfer.job, .failure(transfer.isTooLarge ? .tooLarge : .timeout))
    }
  }

  /// Follows a redirect at once, or concludes with the outcome.
  private func followUp(_ transfer: CurlTransfer, _ outcome: Result<HTTPResponse, ServiceError>) {
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

  /// Completes the job, or queues its next attempt.
  private func conclude(_ job: CurlJob, _ outcome: Result<HTTPResponse, ServiceError>) {
    let delay = settings.retry.delay(
      after: outcome, attempts: job.attempts, jitter: settings.jitter())
    guard let delay else {
      if let until = (try? outcome.get())?.limit, let endpoint = Endpoint(job.address, library) {
        rateLimits[endpoint] = until
      }
      return job.completion(outcome)
    }
    let reason: ServiceError =
      switch outcome {
      case .success(let response): .broken(status: response.status)
      case .failure(let problem): problem
      }
    settings.observe?(
      .retried(address: job.request.bareAddress, reason, attempts: job.attempts, delay: delay))
    pending.append(job.again(at: MonotonicClock.milliseconds + Int64(delay)))
  }
}

/// Bytes of the bodies that are arriving, in all transfers of a loop together.
final class ArrivingBytes {
  var count = 0
}
