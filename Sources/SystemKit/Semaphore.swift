import CLibrary

/// Counting semaphore for threads. Its timed waits go by the monotonic clock.
package final class Semaphore: @unchecked Sendable {
  // Heap storage, since these C objects must not move. The mutex guards the count.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var count = 0

  /// Starts at a count of 0.
  package init() {
    pthread_mutex_init(mutex, nil)
    #if canImport(Glibc)
      // Monotonic: a step of the wall clock must not stretch or cut a wait.
      var attributes = pthread_condattr_t()
      pthread_condattr_init(&attributes)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
      pthread_cond_init(condition, &attributes)
      pthread_condattr_destroy(&attributes)
    #else
      pthread_cond_init(condition, nil)
    #endif
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Increments the count and wakes one waiting thread.
  package func signal() {
    pthread_mutex_lock(mutex)
    count += 1
    pthread_cond_signal(condition)
    pthread_mutex_unlock(mutex)
  }

  /// Blocks the thread until the count is above 0, then decrements it.
  package func wait() {
    pthread_mutex_lock(mutex)
    while count == 0 { pthread_cond_wait(condition, mutex) }
    count -= 1
    pthread_mutex_unlock(mutex)
  }

  /// Waits for at most `milliseconds`; false on a timeout.
  package func wait(milliseconds: Int) -> Bool {
    let deadline = MonotonicClock.milliseconds + Int64(max(milliseconds, 0))
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while count == 0 {
      let rest = deadline - MonotonicClock.milliseconds
      guard rest > 0, timedWait(milliseconds: Int(rest)) || count > 0 else { return false }
    }
    count -= 1
    return true
  }

  /// Waits on the condition for at most `milliseconds`; false on a timeout or an error.
  private func timedWait(milliseconds: Int) -> Bool {
    let seconds = milliseconds / 1_000
    let nanoseconds = milliseconds % 1_000 * 1_000_000
    #if canImport(Glibc)
      var deadline = timespec()
      clock_gettime(CLOCK_MONOTONIC, &deadline)
      deadline.tv_sec += seconds + (deadline.tv_nsec + nanoseconds) / 1_000_000_000
      deadline.tv_nsec = (deadline.tv_nsec + nanoseconds) % 1_000_000_000
      return pthread_cond_timedwait(condition, mutex, &deadline) == 0
    #else
      var time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
      return pthread_cond_timedwait_relative_np(condition, mutex, &time) == 0
    #endif
  }
}
