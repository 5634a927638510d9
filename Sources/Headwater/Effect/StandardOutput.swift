#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The standard output of the process, a line at a time.
@usableFromInline package enum StandardOutput {
  /// Prints a line, at once.
  @usableFromInline package static func print(_ line: String) {
    Swift.print(line)
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      // In a pipe, it would wait for more, and be lost with a process that is killed.
      fflush(nil)
    #endif
  }
}
