import Headwater
import Testing

/// The work of a turn beside bindings, in reads of the bound value and not in time.
@MainActor
@Suite("Law: a binding costs nothing once its receiver is gone")
struct BindingCostLaws {
  private final class Count {
    var reads = 0
  }

  private struct Source: Reducer {
    struct State {
      let count: Count
      var notes = 0
      var bound: Int {
        count.reads += 1
        return 0
      }
    }

    enum Action { case note }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.notes += 1
      return .none
    }
  }

  private struct Receiver: Reducer {
    struct State { var inner = 0 }
    enum Action { case bound(Int) }

    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  }

  @Test("the bindings of released stores, root stores and scopes, end at once")
  func released() {
    final class Held {}
    var held: Held? = Held()
    weak let known = held
    let count = Count()
    let source = Store(initialState: Source.State(count: count), reducer: Source())
    let root = Store(initialState: Receiver.State(), reducer: Receiver())
    var receivers = (0..<100).map { _ in
      Store(initialState: Receiver.State(), reducer: Receiver())
    }
    var scope: Store<Int, Int>? = root.scope(state: \.inner, action: Receiver.Action.bound)
    for receiver in receivers {
      receiver.bind(to: source, on: \.bound, with: { [held] in .bound(held == nil ? 0 : $0) })
    }
    scope?.bind(to: source, on: \.bound, with: { [held] in held == nil ? 0 : $0 })
    held = nil
    count.reads = 0
    source.send(.note)
    #expect(count.reads > 0)

    receivers = []
    #expect(known != nil)
    scope = nil
    #expect(known == nil)
    count.reads = 0
    source.send(.note)
    // As after a read by an observer, the value is compared until it has changed.
    #expect(count.reads <= 1)
    withExtendedLifetime((root, scope)) {}
  }
}
