import Foundation

/// Failures that no test hears: they are written to standard error, and the process ends with a failure.
enum FailingExit {
  /// Registered once, with the first failure.
  private static let registration: Void = {
    atexit {
      // What was printed and has not been written.
      fflush(nil)
      _exit(EXIT_FAILURE)
    }
  }()

  static func report(_ message: String) {
    _ = registration
    let text = """
      \(message)

      No test was running where this happened, so the process ends with a failure.


      """
    // Not `FileHandle.write`, which ends the process if nobody reads standard error.
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        write(STDERR_FILENO, buffer.baseAddress! + written, bytes.count - written)
      }
      if count <= 0 { return }
      written += count
    }
  }
}
