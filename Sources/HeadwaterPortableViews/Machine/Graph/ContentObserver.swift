/// An object that is told when the content of an element may have changed.
@MainActor
protocol ContentObserver: AnyObject {
  func contentMayChange()
}

/// The environment key of the nearest observer around a view.
enum ContentObserverKey: EnvironmentKey {
  static var defaultValue: (any ContentObserver)? { nil }
}
