import HeadwaterUITesting

extension ViewHost {
  /// What views did wrong, without the symbols that do nothing here.
  var mistakes: [String] { issues.filter { !$0.contains(" does nothing here. ") } }
}
