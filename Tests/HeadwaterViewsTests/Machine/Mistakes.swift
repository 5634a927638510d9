import HeadwaterUITesting

extension ViewHost {
  /// The mistakes of views, without the symbols that do nothing here.
  var mistakes: [String] { issues.filter { !$0.contains(" does nothing here. ") } }
}
