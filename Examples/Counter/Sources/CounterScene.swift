import HeadwaterUI

/// The counter's screen, as a function of a view state and calls. It knows no store.
public struct CounterScene: View {
  /// The shown values, derived from the number.
  public struct ViewState: Equatable {
    public let text: String
    public let canDecrement: Bool

    public init(_ count: AppState) {
      text = "Count: \(count)"
      canDecrement = count > 0
    }
  }

  /// The actions of the screen as functions, ready for buttons.
  public struct Calls {
    let increment: @MainActor () -> Void
    let decrement: @MainActor () -> Void
    let reset: @MainActor () -> Void
  }

  let calls: Calls
  let state: ViewState

  public init(calls: Calls, state: ViewState) {
    self.calls = calls
    self.state = state
  }

  public var body: some View {
    VStack(spacing: 24) {
      Text(state.text).font(.largeTitle).monospacedDigit()
      HStack(spacing: 16) {
        Button(action: calls.decrement) { Image(systemName: "minus") }
          .disabled(!state.canDecrement)
          .accessibilityLabel("Decrement")
        Button(action: calls.increment) { Image(systemName: "plus") }
          .accessibilityLabel("Increment")
      }
      .buttonStyle(.bordered)
      Button("Reset", action: calls.reset)
    }
    .padding(32)
    .frame(maxWidth: 360)
    .background(.background, in: RoundedRectangle(cornerRadius: 16))
  }
}

extension CounterScene.Calls {
  /// Returns the calls of a store.
  @MainActor
  public init(store: Store<CounterScene.ViewState, AppAction>) {
    increment = store.call(.increment)
    decrement = store.call(.decrement)
    reset = store.call(.reset)
  }
}

/// Connects a store and the scene.
public struct CounterView: View {
  private let store: Store<AppState, AppAction>

  public init(store: Store<AppState, AppAction>) {
    self.store = store
  }

  public var body: some View {
    let scene = store.scope(
      state: { CounterScene.ViewState($0) }, action: { (action: AppAction) in action })
    CounterScene(calls: CounterScene.Calls(store: scene), state: scene.state)
      .navigationTitle("Counter")
  }
}

#Preview("Counting") {
  NavigationStack { CounterView(store: counterStore()) }
}

#Preview("At 99", traits: .sizeThatFitsLayout) {
  CounterScene(
    calls: CounterScene.Calls(increment: {}, decrement: {}, reset: {}),
    state: CounterScene.ViewState(99))
}
