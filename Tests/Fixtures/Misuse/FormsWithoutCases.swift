import HeadwaterMacros

// A form and a query name cases of enums too. What is missing is one error, which says what to write.

struct Titles: QueryEndpoint {
  func load(_ key: Int) async throws -> String { "\(key)" }
}

struct Settings: Reducer {
  @Fields
  struct State: Equatable {
    var name = ""
    @Unrecorded var titles = QueryState<Titles>()
    @Unrecorded var history = UndoHistory<String>()
  }

  #if !MISUSE
    @CasePathable
  #endif
  enum Action: FieldAction {
    case change(State.Change)
    case titles(QueryAction<Titles>)
    case history(UndoAction)
  }

  let clock: any Clock<Duration>

  var body: some Reducer<State, Action> {
    #if MISUSE
      // expected-error @+1 {{'init(action:)' is unavailable: The actions need '@CasePathable', and a case of this name with the change of a field: 'case change(State.Change)'.}}
      ChangeReducer(action: \.change)
      // expected-error @+1 {{'init()' is unavailable: The actions are no changes themselves, so name the case: 'ChangeReducer(action: \\.change)', with '@CasePathable' at the actions.}}
      ChangeReducer()
        // expected-error @+1 {{'undoable(_:history:action:limit:grouping:)' is unavailable: The actions need '@CasePathable', and a case of this name: 'case history(UndoAction)'.}}
        .undoable(\.name, history: \.history, action: \.history)
      // expected-error @+1 {{'init(_:action:_:policy:clock:watching:)' is unavailable: The actions need '@CasePathable', and a case of this name with the actions of the query: 'case movies(QueryAction<Movies>)'.}}
      Query(\.titles, action: \.titles, Titles(), clock: clock) { _ in [1] }
    #else
      ChangeReducer(action: \.change)
        .undoable(\.name, history: \.history, action: \.history)
      Query(\.titles, action: \.titles, Titles(), clock: clock) { _ in [1] }
    #endif
  }
}
