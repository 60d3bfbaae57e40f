#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Counting semaphore.
package final class Semaphore: @unchecked Sendable {
  // Both are C objects that must not move; the mutex guards the count.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var count = 0

  package init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  package func signal() {
    pthread_mutex_lock(mutex)
    count += 1
    pthread_cond_signal(condition)
    pthread_mutex_unlock(mutex)
  }

  package func wait() {
    pthread_mutex_lock(mutex)
    while count == 0 { pthread_cond_wait(condition, mutex) }
    count -= 1
    pthread_mutex_unlock(mutex)
  }

  /// Waits at most so long; false on a timeout.
  package func wait(milliseconds: Int) -> Bool {
    var deadline = timespec()
    clock_gettime(CLOCK_REALTIME, &deadline)
    let nanoseconds = deadline.tv_nsec + (milliseconds % 1_000) * 1_000_000
    deadline.tv_sec += milliseconds / 1_000 + nanoseconds / 1_000_000_000
    deadline.tv_nsec = nanoseconds % 1_000_000_000
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while count == 0 {
      if pthread_cond_timedwait(condition, mutex, &deadline) == ETIMEDOUT { return false }
    }
    count -= 1
    return true
  }
}
