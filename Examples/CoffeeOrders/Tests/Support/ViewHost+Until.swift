import HeadwaterPortableViews

@testable import HeadwaterUITesting

extension ViewHost {
  /// Waits until a condition is true. It checks the condition after each change on the screen.
  func until(_ isSo: () throws -> Bool) async rethrows {
    while try !isSo() {
      await withCheckedContinuation { continuation in
        graph.onInvalidate = { [weak graph] in
          graph?.onInvalidate = nil
          continuation.resume()
        }
      }
    }
  }

  /// Waits until the screen shows a text.
  func shows(_ text: String) async {
    await until { texts.contains { $0.contains(text) } }
  }
}
