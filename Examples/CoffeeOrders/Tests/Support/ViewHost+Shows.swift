import HeadwaterUITesting

extension ViewHost {
  /// Waits until the screen shows a text.
  func shows(_ text: String) async {
    await until { texts.contains { $0.contains(text) } }
  }
}
