import HeadwaterTesting

/// A counter beside effects that wait for an answer which never comes.
struct Waiters: Reducer {
  struct State: Hashable {
    var isStarted = false
    var taps = 0
  }

  enum Action: Hashable { case started, tapped }

  let count: Int
  let world: TestWorld

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .started:
      state.isStarted = true
      return .merge(
        (0..<count).map { number in
          .run(name: "wait") { [world] _ in
            let never: [Result<Int, any Error>] = []
            _ = try await world.choose("never", of: number, from: never)
          }
        })
    case .tapped:
      state.taps += 1
      return .none
    }
  }
}
