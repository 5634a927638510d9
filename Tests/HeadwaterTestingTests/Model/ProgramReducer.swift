import Headwater
import HeadwaterTesting

/// The own behaviour of a feature of a program, for the engine.
private struct Own<State: ProgramReducible>: Reducer {
  let program: Program
  let clock: TestClock

  var body: some Reducer<State, Message> {
    Reduce { [program, clock] state, message in
      program.react(to: message, in: &state).effect(in: State.self, clock: clock)
    }
    if !program.subscriptions.isEmpty {
      list(0)
      list(1)
    }
  }

  /// Returns a list with one subscription, which has the same id in each list.
  private func list(_ number: Int) -> Subscriptions<State, Message> {
    Subscriptions { [program, clock] state in
      guard state.wanted.contains(number) else { return [] }
      return [
        Subscription(
          id: "only", program.subscriptions[number].effect(in: State.self, clock: clock))
      ]
    }
  }
}

struct LeafReducer: Reducer {
  let program: Program
  let clock: TestClock

  var body: some Reducer<Leaf, Message> {
    Own(program: program, clock: clock)
  }
}

struct LevelReducer<Child: Reducer>: Reducer
where Child.State: ProgramReducible, Child.Action == Message {
  let program: Program
  let clock: TestClock
  let child: Child

  var body: some Reducer<Level<Child.State>, Message> {
    child.lift(state: \.field, action: \.field)
    child.lift(optional: \.optional, action: \.optional)
    ModeReducer(child: child).lift(state: \.mode, action: \.mode)
    child.lift(each: \.rows, action: \.rows)
    Own(program: program, clock: clock)
  }
}

struct ModeReducer<Child: Reducer>: Reducer
where Child.State: ProgramReducible, Child.Action == Message {
  let child: Child

  var body: some Reducer<Mode<Child.State>, Message> {
    child.lift(case: \.on, action: \.on)
    child.lift(case: \.other, action: \.other)
  }
}

/// A state with a reducer for the engine.
protocol ProgramReducible: ProgramState {
  associatedtype ProgramReducer: Reducer
  where ProgramReducer.State == Self, ProgramReducer.Action == Message

  static func reducer(of program: Program, clock: TestClock) -> ProgramReducer

  /// Cancels the effects that a child runs under an id.
  static func cancel(id: Int, in place: String, element: Int?) -> Effect<Message>
}

extension Leaf: ProgramReducible {
  static func reducer(of program: Program, clock: TestClock) -> LeafReducer {
    LeafReducer(program: program, clock: clock)
  }

  /// Cancels nothing, since there are no children. It is not `.none`, on which operators do nothing.
  static func cancel(id: Int, in place: String, element: Int?) -> Effect<Message> {
    .cancel(id: "no child")
  }
}

extension Level: ProgramReducible where Child: ProgramReducible {
  static func reducer(
    of program: Program, clock: TestClock
  ) -> LevelReducer<Child.ProgramReducer> {
    LevelReducer(
      program: program, clock: clock, child: Child.reducer(of: program, clock: clock))
  }

  static func cancel(id: Int, in place: String, element: Int?) -> Effect<Message> {
    switch place {
    case "field": .cancel(id: id, in: \Level.field)
    case "optional": .cancel(id: id, in: \Level.optional)
    default: .cancel(id: id, in: \Level.rows, element: element ?? 1)
    }
  }
}

/// All middlewares of a program, combined into one in their order.
struct Interceptor<State: ProgramReducible>: Middleware {
  let program: Program
  let clock: TestClock

  private func effect(_ effect: ProgramEffect) -> Effect<Message> {
    effect.effect(in: State.self, clock: clock)
  }

  func before(
    _ action: Message, state: State, context: MiddlewareContext<State>
  ) -> MiddlewareVerdict<Message> {
    guard let interception = program.interception(of: action) else { return .pass }
    let effect = effect(interception.before)
    return switch interception.verdict {
    case .pass: .pass(with: effect)
    case .replace(let number): .replace(with: action.with(number: number), effect: effect)
    case .stop: .stop(with: effect)
    }
  }

  func after(
    _ action: Message, state: State, context: MiddlewareContext<State>
  ) -> Effect<Message> {
    program.interception(of: action).map { effect($0.after) } ?? .none
  }
}

extension Program {
  func interception(of message: Message) -> Interception? {
    middlewares.first { $0.number == message.number }
  }
}
