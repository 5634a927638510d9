import Headwater

struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
    var other = 0
  }

  enum Action: Equatable {
    case add(Int)
    case addOther
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .add(let number): state.count += number
    case .addOther: state.other += 1
    }
    return .none
  }
}

typealias CounterStore = Store<Counter.State, Counter.Action>
