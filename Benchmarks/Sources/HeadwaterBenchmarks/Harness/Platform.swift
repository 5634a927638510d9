// The functions of the operating system that the harness uses.

#if canImport(Glibc)
  import Glibc

  /// Gives up the main thread, so that the main actor runs on other threads, as it does with an asynchronous
  /// `main`.
  ///
  /// `dispatchMain()` does the same, but then parks the thread with a call at which valgrind (3.19) crashes.
  func runMainActor() -> Never {
    var key = pthread_key_t()
    pthread_key_create(&key) { _ in while true { pause() } }
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))
    pthread_exit(nil)
  }
#else
  import Darwin
  import Dispatch

  /// Runs the main actor like an asynchronous `main`.
  func runMainActor() -> Never {
    dispatchMain()
  }
#endif

func exitProcess(status: Int32) -> Never {
  exit(status)
}

enum ProcessMemory {
  /// The memory of the process; nil on systems without `/proc`.
  static func residentBytes() -> Int? {
    guard let file = fopen("/proc/self/statm", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return nil }
    // The second number is that of the resident pages.
    let fields = line.map { UInt8(bitPattern: $0) }.split(separator: UInt8(ascii: " "))
    guard fields.count > 1, let pages = Int(String(decoding: fields[1], as: UTF8.self)) else {
      return nil
    }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
