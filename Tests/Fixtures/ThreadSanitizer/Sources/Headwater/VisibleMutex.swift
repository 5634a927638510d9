// Stands in for `Synchronization.Mutex` while the core is built for the thread sanitizer: a declaration
// of a module comes before those that it imports.
//
// The sanitizer knows what its instrumented code and the functions it intercepts do. The standard
// library's `Mutex` is neither on Linux: where two threads contend, it is taken and given back by the
// kernel (`FUTEX_LOCK_PI`, `FUTEX_UNLOCK_PI`), called from the library itself. So even a program of
// nothing but a `Mutex<Int>` that four tasks increment is reported as a race. A suppression would
// have to name every access to what a mutex protects or has handed over, and so hide real races. This
// one is a pthread mutex, which is intercepted; what is under test stays the core's own code.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The same interface as `Synchronization.Mutex`.
///
/// `@unchecked Sendable`: the value is reached under the lock alone.
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
