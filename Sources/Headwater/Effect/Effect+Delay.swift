extension Effect {
  /// Starts this effect after a delay.
  ///
  /// - Parameters:
  ///   - duration: How long to wait, measured on `clock`.
  ///   - clock: The feature's clock.
  public func delay(
    for duration: Duration, clock: any Clock<Duration>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Effect {
    if isNone { return self }
    let place = SourcePlace(fileID: fileID, line: line)
    return Effect(
      .tree(.after(EffectDelay("delay", for: duration, clock: clock, at: place), self)))
  }
}

/// A wait on a clock before an effect starts.
///
/// The effect itself stays with the store meanwhile, and may therefore carry actions that are not Sendable.
@usableFromInline
struct EffectDelay: Sendable {
  @usableFromInline let origin: EffectOrigin
  @usableFromInline let sleep: @Sendable () async throws -> Void

  init(
    _ kind: StaticString, for duration: Duration, clock: any Clock<Duration>, at place: SourcePlace
  ) {
    origin = EffectOrigin(kind: kind, name: nil, place: place)
    sleep = { try await clock.sleep(for: duration) }
  }
}
