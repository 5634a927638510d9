import Headwater
import HeadwaterTesting
import Synchronization
import Testing

/// What effects change in an object is no part of the state, and a store that begins in a later state has a new object.
@Suite("Explore beside a server that remembers")
struct RememberedObjectTests {
  private final class Server: Sendable {
    private let count = Mutex(0)

    var asked: Int { count.withLock { $0 } }

    func ask(_ world: TestWorld) async -> Int {
      let answer = await world.choose("server", from: [1])
      count.withLock { $0 += answer }
      return asked
    }
  }

  /// It takes what the server has into the state with each action, or with the answer only.
  private struct Client: Reducer {
    struct State: Hashable {
      var isAsking = false
      var rounds = 0
      var asked = 0
    }

    enum Action: Hashable { case tapped, answered(Int) }

    let world: TestWorld
    let readsAtOnce: Bool
    let server = Server()

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      if readsAtOnce { state.asked = server.asked }
      switch action {
      case .tapped:
        state.isAsking = true
        state.rounds += 1
        return .run(name: "ask") { [world, server] send in send(.answered(await server.ask(world)))
        }
      case .answered(let count):
        state.isAsking = false
        state.asked = count
        return .none
      }
    }
  }

  @Test("gives each way what the server has by then", arguments: [true, false])
  func counts(readsAtOnce: Bool) {
    let found = explore(
      from: [Client.State()], reducer: { Client(world: $0, readsAtOnce: readsAtOnce) },
      actions: { $0.isAsking || $0.rounds == 3 ? [] : [.tapped] },
      holding: [
        .always("it was asked in each round") { moment in
          moment.state.asked == moment.state.rounds - (moment.state.isAsking ? 1 : 0)
        }
      ])
    #expect(found.isComplete)
    #expect(found.stateCount == 7)
  }

  @Test("finds all states also without a property that fails", arguments: [true, false])
  func states(readsAtOnce: Bool) {
    let found = explore(
      from: [Client.State()], reducer: { Client(world: $0, readsAtOnce: readsAtOnce) },
      actions: { $0.isAsking || $0.rounds == 3 ? [] : [.tapped] })
    #expect(found.isComplete)
    #expect(found.states.map(\.asked).max() == 3)
    #expect(found.stateCount == 7)
  }
}
