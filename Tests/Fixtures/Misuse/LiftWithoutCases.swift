import HeadwaterMacros

// A lift names cases of enums. What is missing is one error, which says what to write.

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
  struct WithoutCasePathable: Reducer {
    struct State {
      var counter = Counter.State()
      var row: Row.State?
      var rows: IdentifiedArray<Row.State> = []
      var path: StackState<Row.State> = []
    }

    enum Action {
      case counter(Counter.Action)
      case row(PresentationAction<Row.Action>)
      case rows(ElementAction<Int, Row.Action>)
      case path(StackAction<Row.State, Row.Action>)
    }

    var body: some Reducer<State, Action> {
      // expected-error @+1 {{'lift(state:action:)' is unavailable: The parent's actions need '@CasePathable', and a case of this name with the child's actions alone: 'case counter(Counter.Action)'.}}
      Counter().lift(state: \.counter, action: \.counter)
      // expected-error @+1 {{'lift(optional:action:)' is unavailable: The parent's actions need '@CasePathable', and a case of this name: 'case editor(PresentationAction<Editor.Action>)' for what is presented, and 'case editor(Editor.Action)' otherwise.}}
      Row().lift(optional: \.row, action: \.row)
      // expected-error @+1 {{'lift(each:action:)' is unavailable: The parent's actions need '@CasePathable', and a case of this name with an 'ElementAction', which has the id of the element: 'case rows(ElementAction<Row.State.ID, Row.Action>)'.}}
      Row().lift(each: \.rows, action: \.rows)
      // expected-error @+1 {{'lift(stack:action:)' is unavailable: The parent's actions need '@CasePathable', and a case of this name with a 'StackAction': 'case path(StackAction<Screen.State, Screen.Action>)'.}}
      Row().lift(stack: \.path, action: \.path)
    }
  }

  struct WithOptionalState: Reducer {
    struct State {
      var row: Row.State?
      var sheet: Row.State?
    }

    @CasePathable
    enum Action {
      case row(Row.Action)
      case sheet(PresentationAction<Row.Action>)
    }

    var body: some Reducer<State, Action> {
      // expected-error @+1 {{'lift(state:action:)' is unavailable: The child's state is optional: 'Editor().lift(optional: \\.editor, action: \\.editor)'.}}
      Row().lift(state: \.row, action: \.row)
      // expected-error @+1 {{'lift(state:action:)' is unavailable: The child's state is optional: 'Editor().lift(optional: \\.editor, action: \\.editor)'.}}
      Row().lift(state: \.sheet, action: \.sheet)
    }
  }

  struct WithTuples: Reducer {
    struct State {
      var rows: IdentifiedArray<Row.State> = []
      var path: StackState<Row.State> = []
    }

    @CasePathable
    enum Action {
      case rows(id: Int, action: Row.Action)
      case path(StackElementID, Row.Action)
    }

    var body: some Reducer<State, Action> {
      // expected-error @+1 {{'lift(each:action:)' is unavailable: The parent's actions need '@CasePathable', and a case of this name with an 'ElementAction', which has the id of the element: 'case rows(ElementAction<Row.State.ID, Row.Action>)'.}}
      Row().lift(each: \.rows, action: \.rows)
      // expected-error @+1 {{'lift(stack:action:)' is unavailable: The parent's actions need '@CasePathable', and a case of this name with a 'StackAction': 'case path(StackAction<Screen.State, Screen.Action>)'.}}
      Row().lift(stack: \.path, action: \.path)
    }
  }

  struct Mode: Reducer {
    enum State {
      case on(Row.State), off
    }

    enum Action {
      case on(Row.Action)
    }

    var body: some Reducer<State, Action> {
      // expected-error @+1 {{'lift(case:action:)' is unavailable: The parent's state and its actions need '@CasePathable', and cases of these names with the child's alone: 'case home(Home.State)' and 'case home(Home.Action)'.}}
      Row().lift(case: \.on, action: \.on)
    }
  }
#endif

struct Right: Reducer {
  struct State {
    var counter = Counter.State()
    var row: Row.State?
    var other: Row.State?
    var rows: IdentifiedArray<Row.State> = []
    var path: StackState<Row.State> = []
  }

  @CasePathable
  enum Action {
    case counter(Counter.Action)
    case row(PresentationAction<Row.Action>)
    case other(Row.Action)
    case rows(ElementAction<Int, Row.Action>)
    case path(StackAction<Row.State, Row.Action>)
  }

  var body: some Reducer<State, Action> {
    Counter().lift(state: \.counter, action: \.counter)
    Row().lift(optional: \.row, action: \.row)
    Row().lift(optional: \.other, action: \.other)
    Row().lift(each: \.rows, action: \.rows)
    Row().lift(stack: \.path, action: \.path)
  }
}
