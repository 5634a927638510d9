// What the harness asks of the operating system.

#if canImport(Glibc)
  import Glibc

  /// Gives the main thread up, so that the main actor runs on other threads, as it does beneath an
  /// asynchronous `main`.
  ///
  /// `dispatchMain()` does the same, but then parks the thread by a call at which valgrind (3.19)
  /// crashes.
  func runMainActor() -> Never {
    var key = pthread_key_t()
    pthread_key_create(&key) { _ in while true { pause() } }
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))
    pthread_exit(nil)
  }
#else
  import Darwin
  import Dispatch

  /// Runs the main actor as an asynchronous `main` does.
  func runMainActor() -> Never {
    dispatchMain()
  }
#endif

func exitProcess(status: Int32) -> Never {
  exit(status)
}

enum ProcessMemory {
  /// What the process occupies of the machine's memory; nil where the system has no `/proc`.
  static func residentBytes() -> Int? {
    guard let file = fopen("/proc/self/statm", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return nil }
    // The second of the numbers in it is the resident pages.
    let fields = line.map { UInt8(bitPattern: $0) }.split(separator: UInt8(ascii: " "))
    guard fields.count > 1, let pages = Int(String(decoding: fields[1], as: UTF8.self)) else {
      return nil
    }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
