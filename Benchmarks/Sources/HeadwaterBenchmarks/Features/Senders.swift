import HeadwaterTesting

/// Starts effects, each of which sends one action at once and one after an answer.
struct Senders: Reducer {
  struct State: Hashable {
    var started = 0
    var heard = 0
  }

  enum Action: Hashable { case started, heard }

  let world: TestWorld

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .started:
      state.started += 1
      return .run(name: "sender") { [world] send in
        send(.heard)
        _ = await world.choose("go on", from: [1])
        send(.heard)
      }
    case .heard:
      state.heard += 1
      return .none
    }
  }
}
