extension Effect {
  /// Starts this effect after a time in which no other effect with the same id came.
  ///
  /// ```swift
  /// case .usernameChanged(let name):
  ///   state.username = name
  ///   return .send(.typingPaused).debounce(id: "username", for: .seconds(0.8), clock: clock)
  /// ```
  ///
  /// Each new effect with the id replaces the one that waits, or that already runs. ``none`` is not an
  /// effect, debounced or not, and replaces nothing. To drop a waiting effect, return ``cancel(id:)``.
  ///
  /// - Parameters:
  ///   - id: The name of the debounced work, within the feature.
  ///   - duration: How long to wait after the last effect, measured on `clock`.
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
