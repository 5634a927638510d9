import HeadwaterPortableViews

@testable import HeadwaterUITesting

extension ViewHost {
  /// Waits until the screen is so: looks each time that something has changed in it.
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

  /// Waits until a text is on the screen.
  func shows(_ text: String) async {
    await until { texts.contains { $0.contains(text) } }
  }
}
