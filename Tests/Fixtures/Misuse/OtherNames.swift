import HeadwaterMacros

// The names of The Composable Architecture that people write first. Each is one error, which says what to write.

struct Row: Reducer {
  struct State: Equatable, Identifiable {
    var id = 0
  }

  enum Action: Equatable {
    case tapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

#if MISUSE
  struct Board: Reducer {
    struct State {
      var counter = Counter.State()
      // expected-error @+1 {{'Presents' is unavailable: Write 'var editor: Editor.State?', without '@Presents'.}}
      @Presents var row: Row.State?
      // expected-error @+1 {{'IdentifiedArrayOf' is unavailable: Write 'IdentifiedArray<Row.State>'.}}
      var rows: IdentifiedArrayOf<Row.State> = []
      var path: StackState<Row.State> = []
    }

    enum Action {
      case counter(Counter.Action)
      case row(PresentationAction<Row.Action>)
      // expected-error @+1 {{'IdentifiedActionOf' is unavailable: Write 'ElementAction<Row.State.ID, Row.Action>'.}}
      case rows(IdentifiedActionOf<Row>)
      // expected-error @+1 {{'StackActionOf' is unavailable: Write 'StackAction<Screen.State, Screen.Action>'.}}
      case path(StackActionOf<Row>)
    }

    // expected-error @+1 {{'ReducerOf' is unavailable: Write 'some Reducer<State, Action>'.}}
    var body: some ReducerOf<Self> {
      // expected-error @+1 {{'Scope(state:action:child:)' is unavailable: Lift the child: 'Child().lift(state: \\.child, action: \\.child)' for a field, and 'Child().lift(case: \\.child, action: \\.child)' for a case.}}
      Scope(state: \.counter, action: \.counter) { Counter() }
      // expected-error @+1 {{'BindingReducer()' is unavailable: Write 'ChangeReducer(action: \\.change)', with '@Fields' at the state.}}
      BindingReducer()
      Reduce { state, action in
        switch action {
        // expected-error @+1 {{'append' has been renamed to 'push'}}
        case .counter: state.path.append(Row.State())
        default: break
        }
        return .none
      }
      // expected-error @+1 {{'ifLet(_:action:then:)' is unavailable: Lift the child before the 'Reduce': 'Child().lift(optional: \\.child, action: \\.child)', for an alert 'AlertReducer().lift(optional: \\.alert, action: \\.alert)'.}}
      .ifLet(\.$row, action: \.row) { Row() }
      // expected-error @+1 {{'ifLet(_:action:then:)' is unavailable}}
      .ifLet(\.$row, action: \.row)
      // expected-error @+1 {{'forEach(_:action:element:)' is unavailable: Lift the element's reducer before the 'Reduce': 'Row().lift(each: \\.rows, action: \\.rows)' for a collection, and 'Screen().lift(stack: \\.path, action: \\.path)' for a stack.}}
      .forEach(\.rows, action: \.rows) { Row() }
      // expected-error @+1 {{'forEach(_:action:element:)' is unavailable}}
      .forEach(\.path, action: \.path)
      // expected-error @+1 {{'ifCaseLet(_:action:then:)' is unavailable: Lift the child before the 'Reduce': 'Child().lift(case: \\.child, action: \\.child)'.}}
      .ifCaseLet(\.row, action: \.row) { Row() }
    }
  }

  // expected-error @+1 {{'BindableAction' is unavailable: Conform to 'FieldAction' by 'case change(State.Change)', with '@Fields' at the state.}}
  enum Form: BindableAction {
    // expected-error @+1 {{'BindingAction' is unavailable: Write 'case change(State.Change)', with '@Fields' at the state.}}
    case binding(BindingAction<Row.State>)
  }

  @MainActor
  // expected-error @+1 {{'StoreOf' is unavailable: Write 'Store<Feature.State, Feature.Action>'.}}
  func read(_ store: StoreOf<Counter>) -> Int {
    // expected-error @+1 {{'withState' is unavailable: Read a field of the store, 'store.count', or all of 'store.state'.}}
    store.withState { $0.count }
  }
#endif

struct Right: Reducer {
  struct State {
    var counter = Counter.State()
    var row: Row.State?
    var rows: IdentifiedArray<Row.State> = []
    var path: StackState<Row.State> = []
  }

  @CasePathable
  enum Action {
    case counter(Counter.Action)
    case row(PresentationAction<Row.Action>)
    case rows(ElementAction<Row.State.ID, Row.Action>)
    case path(StackAction<Row.State, Row.Action>)
  }

  var body: some Reducer<State, Action> {
    Counter().lift(state: \.counter, action: \.counter)
    Row().lift(optional: \.row, action: \.row)
    Row().lift(each: \.rows, action: \.rows)
    Row().lift(stack: \.path, action: \.path)
    Reduce { state, action in
      if case .counter = action { state.path.push(Row.State()) }
      return .none
    }
  }
}

@MainActor
func count(_ store: Store<Counter.State, Counter.Action>) -> Int { store.count }
