#if canImport(Glibc)
  import Glibc
#endif

/// Gives memory that is free back to the system.
///
/// The allocator of Linux keeps what it has once got, so that a process would stay as large as in its
/// busiest minute.
enum FreedMemory {
  static func giveBack() {
    #if canImport(Glibc)
      // The function is in glibc, but in no header that its module has.
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      let trim = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)
      _ = trim(0)
    #endif
  }
}
