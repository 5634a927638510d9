import Headwater
import HeadwaterTesting

extension ModelEffect where Action == Message {
  /// Returns the engine's form of this effect, for a feature with this state.
  ///
  /// The numbers of waits and runs are the lines of the effects, which identify them among the running ones.
  func effect<State: ProgramReducible>(in state: State.Type, clock: TestClock) -> Effect<Message> {
    func inner(_ effect: ModelEffect) -> Effect<Message> { effect.effect(in: state, clock: clock) }
    return switch self {
    case .none, .missing, .dismissal: .none
    case .dismiss: .dismiss
    case .send(let message): .send(message)
    case .run(let script): script.effect(clock: clock)
    case .merge(let effects): .merge(effects.map(inner))
    case .concatenate(let effects): .concatenate(effects.map(inner))
    case .cancel(let id): .cancel(id: Self.int(id))
    case .cancelInChild(let id, let place, let element):
      State.cancel(
        id: Self.int(id), in: place.base as? String ?? "", element: element.map(Self.int))
    case .cancellable(let effect, let id, let cancelInFlight):
      inner(effect).cancellable(id: Self.int(id), cancelInFlight: cancelInFlight)
    case .delay(let effect, let wait):
      inner(effect).delay(
        for: wait.duration, clock: clock, fileID: "Programs/Program.swift",
        line: UInt(wait.number))
    case .debounce(let effect, let id, let wait):
      inner(effect).debounce(
        id: Self.int(id), for: wait.duration, clock: clock, fileID: "Programs/Program.swift",
        line: UInt(wait.number))
    case .throttle(let effect, let id, let latest, let wait):
      inner(effect).throttle(
        id: Self.int(id), for: wait.duration, latest: latest, clock: clock,
        fileID: "Programs/Program.swift", line: UInt(wait.number))
    case .timeout(let effect, let duration):
      inner(effect).timeout(after: duration, clock: clock)
    case .retry(let effect, let pauses):
      inner(effect).retry(
        RetryPolicy(attempts: pauses.count + 1) { pauses[$0 - 1] }, clock: clock)
    case .scoped(let effect, _): inner(effect)
    }
  }

  /// Returns the number of an id. Programs use only numbers as ids.
  private static func int(_ id: AnyHashable) -> Int { id.base as? Int ?? 0 }
}

private struct ScriptFailed: Error {}

extension ModelScript<Message> {
  fileprivate func effect(clock: TestClock) -> Effect<Message> {
    let moves = steps.map(Move.init)
    let ignoresCancellation = ignoresCancellation
    let work: @Sendable (Send<Message>) async throws -> Void = { send in
      try await Move.play(moves, ignoresCancellation, clock, send)
    }
    guard let handler else {
      return .run(work, fileID: "Programs/Program.swift", line: UInt(number))
    }
    let ofFailure = handler.ofFailure.map(Move.init)
    let ofTimeout = handler.ofTimeout.map(Move.init)
    return .run(
      work,
      catch: { error, send in
        try? await Move.play(error is EffectTimedOut ? ofTimeout : ofFailure, true, clock, send)
      }, fileID: "Programs/Program.swift", line: UInt(number))
  }
}

/// A step of a script, for the task that performs it.
private enum Move: Sendable {
  case sleep(Duration)
  case send(Message)
  case fail

  init(_ step: ModelScript<Message>.Step) {
    self =
      switch step {
      case .sleep(let duration): .sleep(duration)
      case .send(let message): .send(message)
      case .fail: .fail
      }
  }

  static func play(
    _ moves: [Move], _ ignoresCancellation: Bool, _ clock: TestClock, _ send: Send<Message>
  ) async throws {
    for move in moves {
      switch move {
      case .send(let message):
        send(message)
      case .fail:
        throw ScriptFailed()
      case .sleep(let duration):
        do {
          try await clock.sleep(for: duration)
        } catch {
          if !ignoresCancellation { throw error }
        }
      }
    }
  }
}
