// @inlinable: each asynchronous effect passes here.

/// The asynchronous work of one `run`, with what is needed to start and to name it.
@usableFromInline
final class EffectOperation<Action>: Sendable {
  @usableFromInline
  typealias Derived = nonisolated(nonsending) @Sendable (Send<Action>) async throws -> Void

  @usableFromInline
  enum Work: Sendable {
    /// What the author of the effect wrote; kept as it is, which spares a frame around it.
    case written(@Sendable @isolated(any) (Send<Action>) async throws -> Void)

    /// Something around other work, which begins on the actor where that does.
    case derived(Derived)

    nonisolated(nonsending) func callAsFunction(_ send: Send<Action>) async throws {
      switch self {
      case .written(let work): try await work(send)
      case .derived(let work): try await work(send)
      }
    }
  }

  @usableFromInline
  typealias Handler = nonisolated(nonsending) @Sendable (any Error, Send<Action>) async -> Void

  @usableFromInline let origin: EffectOrigin

  /// The raw value of the task's priority, whose own type has no fixed size.
  @usableFromInline let rawPriority: UInt8?

  /// The actor on which the work begins, so that its task can start there without a hop.
  @usableFromInline let isolation: (any Actor)?

  @usableFromInline let work: Work
  @usableFromInline let handler: Handler?

  /// What it was made of, if its actions were turned into others.
  @usableFromInline let former: (any Remappable<Action>)?

  @inlinable
  init(
    origin: EffectOrigin, priority: TaskPriority?, isolation: (any Actor)?,
    work: Work, handler: Handler?, former: (any Remappable<Action>)? = nil
  ) {
    self.origin = origin
    rawPriority = priority?.rawValue
    self.isolation = isolation
    self.work = work
    self.handler = handler
    self.former = former
  }

  @inlinable var priority: TaskPriority? { rawPriority.map(TaskPriority.init(rawValue:)) }

  /// Does the work, and lets an error go to the handler, if there is one, or to the store.
  @inlinable
  nonisolated(nonsending) func run(
    as effect: RunningEffect, sendingTo mailbox: Mailbox<Action>
  ) async {
    let send = Send(.mailbox(mailbox, of: effect))
    var uncaught: String?
    do {
      // As `work(send)` would do, which is one more asynchronous frame for each effect.
      switch work {
      case .written(let work): try await work(send)
      case .derived(let work): try await work(send)
      }
    } catch {
      if !(error is CancellationError) {
        if let handler {
          await handler(error, send)
        } else {
          uncaught = errorName(error)
        }
      }
    }
    mailbox.putEnd(of: effect, error: uncaught, on: #isolation)
  }
}

/// What an operation was before its actions were turned into others.
@usableFromInline
protocol Remappable<Action>: Sendable {
  associatedtype Action

  /// The operation with one more function behind those it has.
  func mapped<NewAction>(
    _ next: @escaping @Sendable (Action) -> NewAction
  ) -> EffectOperation<NewAction>
}
