/// Is told when what is inside an element may have become something else.
@MainActor
protocol ContentObserver: AnyObject {
  func contentMayChange()
}

/// The nearest observer around a view.
enum ContentObserverKey: EnvironmentKey {
  static var defaultValue: (any ContentObserver)? { nil }
}
