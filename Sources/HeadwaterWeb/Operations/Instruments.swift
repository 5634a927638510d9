/// The metrics, watches and logs that sessions and sockets use.
struct Instruments: Sendable {
  let metrics: HostMetrics
  let watch: MainActorWatch
  /// The time since the host was made, by its clock.
  let elapsed: @Sendable () -> Duration
}
