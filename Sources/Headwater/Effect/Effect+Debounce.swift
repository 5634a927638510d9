extension Effect {
  /// Starts this effect once a time has passed without another under the same id.
  ///
  /// ```swift
  /// case .usernameChanged(let name):
  ///   state.username = name
  ///   return .send(.typingPaused).debounce(id: "username", for: .seconds(0.8), clock: clock)
  /// ```
  ///
  /// Each new effect under the id takes the place of the one that waits, or that already runs. ``none``
  /// is no new effect: debounced or not, it leaves what waits as it is. To drop that, return
  /// ``cancel(id:)``.
  ///
  /// - Parameters:
  ///   - id: What is debounced, within the feature.
  ///   - duration: How long it must be quiet, measured on `clock`.
  ///   - clock: The feature's clock: a `ContinuousClock` in the app, a test clock in tests.
  public func debounce(
    id: some Hashable & Sendable,
    for duration: Duration,
    clock: any Clock<Duration>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Effect {
    if isNone { return self }
    let delay = EffectDelay(
      "debounce", for: duration, clock: clock, at: SourcePlace(fileID: fileID, line: line))
    return Effect(.tree(.after(delay, self))).cancellable(id: id, cancelInFlight: true)
  }
}
