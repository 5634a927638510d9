// @inlinable: each asynchronous effect passes here.

/// The asynchronous work of one `run`, with its name, place, priority and error handler.
@usableFromInline
final class EffectOperation<Action>: Sendable {
  @usableFromInline
  typealias Derived = nonisolated(nonsending) @Sendable (Send<Action>) async throws -> Void

  @usableFromInline
  enum Work: Sendable {
    /// The closure of the author, as it is; a wrapper would cost an asynchronous frame.
    case written(@Sendable @isolated(any) (Send<Action>) async throws -> Void)

    /// Work that wraps other work, and begins on the actor of the caller.
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

  /// The operation before its actions were mapped, if they were.
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

  /// Does the work, and passes an error to the handler, or to the store if there is no handler.
  @inlinable
  nonisolated(nonsending) func run(
    as effect: RunningEffect, sendingTo mailbox: Mailbox<Action>
  ) async {
    let send = Send(.mailbox(mailbox, of: effect))
    var end = EffectEnd.returned
    do {
      // Not `work(send)`, which does the same with one more asynchronous frame for each effect.
      switch work {
      case .written(let work): try await work(send)
      case .derived(let work): try await work(send)
      }
    } catch {
      // The effect's own flag, and not the type of the error: a server or a task of somebody else may have been
      // cancelled, and work that was cancelled may throw what it likes.
      if !effect.isCancelled {
        if let handler {
          end = .handled
          await handler(error, send)
        } else {
          end = .uncaught(errorName(error))
        }
      }
    }
    mailbox.putEnd(of: effect, as: end, on: #isolation)
  }
}

/// How the work of an effect has ended.
@usableFromInline
package enum EffectEnd: Sendable {
  /// It has returned, or was cancelled.
  case returned

  /// It threw an error, which its `catch:` has handled.
  case handled

  /// It threw this error, which nothing has caught.
  case uncaught(String)
}

/// An operation before its actions were mapped.
@usableFromInline
protocol Remappable<Action>: Sendable {
  associatedtype Action

  /// The mapped operation with one more function applied after the others.
  func mapped<NewAction>(
    _ next: @escaping @Sendable (Action) -> NewAction
  ) -> EffectOperation<NewAction>
}
