import Headwater
import Synchronization

/// How often an effect has gone to sleep after it was cancelled.
final class SleepsInVain: Sendable {
  fileprivate let count = Atomic(0)

  /// How many are taken for a loop without an end.
  static var limit: Int { 10_000 }
}

extension ManualRuntime.Context {
  /// Fails the test if the effect goes to sleep again and again though it was cancelled.
  ///
  /// Such a sleep ends at once, so the effect would never give the test's thread back. It can't be
  /// ended, since it ignores the only way to do that: it is suspended for good, and what it holds is
  /// lost.
  func stopIfItNeverEnds() async {
    guard Task.isCancelled else { return }
    let count = sleepsInVain.count.add(1, ordering: .relaxed).newValue
    guard count >= SleepsInVain.limit else { return }
    // Once, though the child tasks of an effect may all come here.
    if count == SleepsInVain.limit { reportThatItNeverEnds() }
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  private func reportThatItNeverEnds() {
    let place = effect.origin.place
    reportFailure(
      """
      The effect \(effect.origin) was cancelled, and went to sleep \(SleepsInVain.limit) times \
      since: it would go on for ever. Likely a loop calls the clock with `try?`, which hides that a \
      sleep was cancelled. Use `try` in it, and `catch` only what is not a `CancellationError`.
      """,
      at: CallSite(fileID: place.fileID, filePath: place.fileID, line: place.line, column: 1))
  }
}
