import Headwater

/// A small feature: its state has 48 bytes, with a string and an array.
struct Counter: Reducer {
  struct State: Equatable, Sendable {
    var count = 0
    var isOn = false
    var title = "A title that is longer than fifteen bytes"
    var progress = 0.0
    var history = Array(0..<100)
  }

  enum Action: Sendable {
    case increment
    case toggled
    case renamed(String)
    case progressed(Double)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    count(&state, action)
    return .none
  }
}

/// The work of the feature. It is not inlined, so the floor calls the same code.
@inline(never)
func count(_ state: inout Counter.State, _ action: Counter.Action) {
  switch action {
  case .increment: state.count += 1
  case .toggled: state.isOn.toggle()
  case .renamed(let title): state.title = title
  case .progressed(let progress): state.progress = progress
  }
}
