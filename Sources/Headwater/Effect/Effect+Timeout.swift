import Synchronization

extension Effect {
  /// Cancels the asynchronous work of this effect when it takes too long.
  ///
  /// ```swift
  /// return .run { send in
  ///   send(.loaded(try await client.load()))
  /// } catch: { error, send in
  ///   send(.failed(error is EffectTimedOut ? "It took too long." : "\(error)"))
  /// }
  /// .timeout(after: .seconds(10), clock: clock)
  /// ```
  ///
  /// - When the time is over, the work is cancelled, and actions that it still sends are dropped. Once the
  ///   work has returned, its own `catch:` receives ``EffectTimedOut``. Work that ignores its cancellation
  ///   delays this.
  /// - It applies to each `run` and `stream` in this effect; `.send` takes no time.
  ///
  /// - Parameters:
  ///   - duration: How long the work may take, measured on `clock`.
  ///   - clock: The feature's clock.
  public func timeout(after duration: Duration, clock: any Clock<Duration>) -> Effect {
    mapOperations { operation in
      operation.replacingWork { send in
        let work = operation.work
        let limit = TimeLimit()
        let sendInTime = Send<Action>(
          .function(
            { action, isolation in
              if !limit.isOver.load(ordering: .acquiring) { send.deliver(action, isolation) }
            }, waitForRoom: { await send.waitForRoom() },
            isOver: { limit.isOver.load(ordering: .acquiring) || send.isOver }))
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await work(sendInTime) }
          group.addTask {
            try await EffectWait.$isLimit.withValue(true) { try await clock.sleep(for: duration) }
            limit.isOver.store(true, ordering: .releasing)
            throw EffectTimedOut(duration: duration)
          }
          defer { group.cancelAll() }
          try await group.next()
        }
      }
    }
  }
}

/// Whether the time limit of one run has passed.
private final class TimeLimit: Sendable {
  let isOver = Atomic(false)
}

/// The error of an effect that took longer than its timeout.
public struct EffectTimedOut: Error, Equatable, CustomStringConvertible {
  /// How long the effect was allowed to take.
  public let duration: Duration

  /// A sentence with the time that was allowed.
  public var description: String { "the effect took longer than \(duration)" }
}

extension Effect {
  /// The same effect with each `run` and `stream` in it replaced.
  func mapOperations(
    _ transform: @escaping @Sendable (EffectOperation<Action>) -> EffectOperation<Action>
  ) -> Effect {
    mappingLeaves(.operations(transform), { $0 })
  }
}

extension EffectOperation {
  /// The same operation with other work, which begins on no particular actor.
  func replacingWork(_ work: @escaping Derived) -> EffectOperation {
    EffectOperation(
      origin: origin, priority: priority, isolation: nil, work: .derived(work), handler: handler)
  }
}
