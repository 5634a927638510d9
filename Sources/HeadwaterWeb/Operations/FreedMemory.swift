#if canImport(Glibc)
  import Glibc
#endif

/// Returns free memory to the system.
///
/// The allocator of Linux keeps its memory. Without this, a process would stay as large as in its busiest
/// minute.
enum FreedMemory {
  static func giveBack() {
    #if canImport(Glibc)
      // The function is in glibc, but not in a header of its module.
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      let trim = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)
      _ = trim(0)
    #endif
  }
}
