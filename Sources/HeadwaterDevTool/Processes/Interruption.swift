import Foundation

/// What happens when a person presses Ctrl-C, in whatever step.
package enum Interruption {
  /// Ends all programs that the tool has started, then the tool. It does the same when the one who started it is gone.
  package static func endEverything(on signals: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    // Threads that are made from now on do not take them either, but for the one that waits.
    pthread_sigmask(SIG_BLOCK, &set, nil)
    let starter = getppid()
    let thread = Thread {
      while true {
        let received = wait(for: signals)
        guard received > 0 || getppid() != starter else { continue }
        try? FileHandle.standardError.write(
          contentsOf: Data("\ndev: ended, and nothing is left running\n".utf8))
        Child.stopAll()
        exit(received == SIGINT || received <= 0 ? 0 : 128 + received)
      }
    }
    thread.start()
  }

  /// Waits half a second for a signal; at most 0 if none has come.
  private static func wait(for signals: [Int32]) -> Int32 {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    var limit = timespec(tv_sec: 0, tv_nsec: 500_000_000)
    return sigtimedwait(&set, nil, &limit)
  }
}
