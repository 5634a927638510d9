extension Effect {
  /// Starts at most one effect with an id per interval.
  ///
  /// ```swift
  /// case .dragged(let point):
  ///   state.point = point
  ///   return .send(.save).throttle(id: "save", for: .seconds(1), latest: true, clock: clock)
  /// ```
  ///
  /// The first effect starts at once and begins the interval. Of the effects that come during it,
  /// `latest: true` starts the last one when the interval ends, and `latest: false` starts none.
  ///
  /// With `latest: false`, two quick taps on a button do its work once. In Combine, and in The Composable
  /// Architecture, `latest: false` delivers the first of the waiting values at the end of the interval;
  /// here they are dropped.
  ///
  /// A `concatenate` around a waiting effect, and the ``StoreTask`` of its action, wait for that effect. They
  /// do not wait for an effect that is dropped.
  ///
  /// The interval runs under the ids that are given around this effect, and ends when one of them is
  /// cancelled. Inside `cancellable(id:cancelInFlight: true)` with another id, each start therefore begins
  /// a new interval.
  ///
  /// - Parameters:
  ///   - id: The name of the throttled work, within the feature.
  ///   - duration: The length of the interval, measured on `clock`.
  ///   - latest: Whether the last waiting effect starts when the interval ends.
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

/// How effects with one id are throttled.
@usableFromInline
struct EffectThrottle: Sendable {
  let id: EffectID.Key
  let latest: Bool
  let window: EffectDelay
}
