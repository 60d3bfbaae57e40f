// Tells the thread sanitizer what Swift's Mutex does within libswiftSynchronization on Linux.
//
// A lock that nobody else wants is taken and given in code that the compiler emits into the caller,
// where the sanitizer sees it. One that is wanted is taken by _lockSlow and given by _unlockSlow in
// that library, which isn't instrumented: the sanitizer then sees no order between two that had to
// wait for each other, and calls what both did under the lock a race. It is none: a program whose two
// threads add to a Mutex<Int> 200,000 times each is reported, whether the closure says what it throws
// or not, and always counts 400,000; one thread after the other isn't; and with the calls below
// neither is.
//
// A suppression of Mutex.withLock's closures would be wrong: it hides true races, too. In the same
// program a variable that one thread changes under one mutex and the other under another lost up to
// 30,000 of 400,000 changes and was not reported; with the calls below it is.
//
// A toolchain in which these functions are called otherwise brings the false reports back.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SELF __attribute__((swift_context)) void *self

// There in the tests only, not in what runs them.
void __tsan_acquire(void *) __attribute__((weak));
void __tsan_release(void *) __attribute__((weak));

typedef __attribute__((swiftcall)) void (*lock)(uint32_t thread, SELF);
typedef __attribute__((swiftcall)) void (*unlock)(SELF);

__attribute__((swiftcall)) void lock_slowly(uint32_t thread, SELF) __asm__(LOCK);
__attribute__((swiftcall)) void unlock_slowly(SELF) __asm__(UNLOCK);

__attribute__((swiftcall)) void lock_slowly(uint32_t thread, SELF) {
  ((lock)dlsym(RTLD_NEXT, LOCK))(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

__attribute__((swiftcall)) void unlock_slowly(SELF) {
  if (__tsan_release) __tsan_release(self);
  ((unlock)dlsym(RTLD_NEXT, UNLOCK))(self);
}
