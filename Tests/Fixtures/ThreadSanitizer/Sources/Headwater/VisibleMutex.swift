// Replaces `Synchronization.Mutex` while the core is built for the thread sanitizer, since a declaration of a
// module has precedence over those that it imports.
//
// The sanitizer knows instrumented code and the functions that it intercepts. On Linux, the standard library's
// `Mutex` is neither: when two threads contend, the library asks the kernel to lock and unlock it
// (`FUTEX_LOCK_PI`, `FUTEX_UNLOCK_PI`). The sanitizer therefore reports a race even for a program in which four
// tasks increment a `Mutex<Int>`. A suppression would have to name every access to a value that a mutex protects,
// and would hide real races. This mutex is a pthread mutex, which the sanitizer intercepts. All other code is the
// core's own.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The same interface as `Synchronization.Mutex`.
///
/// `@unchecked Sendable`: the value is only accessed under the lock.
public final class Mutex<Value: ~Copyable>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  public init(_ initialValue: consuming sending Value) {
    pthread_mutex_init(lock, nil)
    value.initialize(to: initialValue)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  public func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value.pointee)
  }
}
