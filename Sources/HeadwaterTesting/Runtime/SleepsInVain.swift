import Headwater
import Synchronization

/// Counts how often an effect has tried to sleep after it was cancelled.
final class SleepsInVain: Sendable {
  fileprivate let count = Atomic(0)

  /// The count that indicates an endless loop.
  static var limit: Int { 10_000 }
}

extension ManualRuntime.Context {
  /// Fails the test if the effect keeps trying to sleep although it was cancelled.
  ///
  /// Such a sleep ends at once, and the effect would never return the test's thread. It ignores cancellation,
  /// which is the only way to end it. It is therefore suspended forever, and its memory is lost.
  func stopIfItNeverEnds() async {
    guard Task.isCancelled else { return }
    let count = sleepsInVain.count.add(1, ordering: .relaxed).newValue
    guard count >= SleepsInVain.limit else { return }
    // Reported once, although all child tasks of the effect may come here.
    if count == SleepsInVain.limit { reportThatItNeverEnds() }
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  private func reportThatItNeverEnds() {
    let place = effect.origin.place
    reportFailure(
      """
      The effect \(effect.origin) was cancelled, and has tried to sleep \(SleepsInVain.limit) times \
      since then. It would never end.

      Likely a loop calls the clock with `try?`, which hides that a sleep was cancelled.

      Use `try` in the loop, and catch only errors other than `CancellationError`.
      """,
      at: CallSite(fileID: place.fileID, filePath: place.fileID, line: place.line, column: 1))
  }
}
