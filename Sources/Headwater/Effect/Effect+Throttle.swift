extension Effect {
  /// Starts at most one effect of an id in each stretch of time.
  ///
  /// ```swift
  /// case .dragged(let point):
  ///   state.point = point
  ///   return .send(.save).throttle(id: "save", for: .seconds(1), latest: true, clock: clock)
  /// ```
  ///
  /// The first starts at once. Of those that come before the time is over, none starts, or the last
  /// one does when it is, if `latest` is true.
  ///
  /// So `latest: false` lets a button be tapped twice and does its work once. In Combine, and in The
  /// Composable Architecture, it delivers the first of those that had to wait when the time is over;
  /// here what had to wait is dropped.
  ///
  /// An effect that has to wait is still to come for a `concatenate` around it
  /// and for the ``StoreTask`` of its action; one that is dropped is over at once.
  ///
  /// The time runs under the ids around this, so a cancellation by one of them ends it: inside
  /// `cancellable(id:cancelInFlight: true)` of another id, each start begins it anew.
  ///
  /// - Parameters:
  ///   - id: What is throttled, within the feature.
  ///   - duration: The stretch of time, measured on `clock`.
  ///   - latest: Whether the last one that had to wait starts when the time is over.
  ///   - clock: The feature's clock.
  public func throttle(
    id: some Hashable & Sendable, for duration: Duration, latest: Bool,
    clock: any Clock<Duration>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Effect {
    if isNone { return self }
    let place = SourcePlace(fileID: fileID, line: line)
    let throttle = EffectThrottle(
      id: EffectID.Key(id), latest: latest,
      window: EffectDelay("throttle", for: duration, clock: clock, at: place))
    return Effect(.tree(.throttle(throttle, self)))
  }
}

/// How effects of one id are throttled.
@usableFromInline
struct EffectThrottle: Sendable {
  let id: EffectID.Key
  let latest: Bool
  let window: EffectDelay
}
