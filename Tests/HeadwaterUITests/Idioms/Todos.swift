import Headwater

/// A list of tasks, a feature like those of the counted examples.
struct Todos: Reducer {
  struct State: Equatable {
    var todos: IdentifiedArray<Todo.State> = []
    var draft = ""
    var note = ""
    var isLoaded = false
    var detail: Todo.State?
    var alert: AlertState<Answer>?
  }

  enum Answer: Equatable { case clear }

  enum Action: FieldAction, Equatable {
    case change(State.Change)
    case appeared
    case loaded([String])
    case addTapped
    case clearTapped
    case alert(PresentationAction<Answer>)
    case detailTapped(id: Int)
    case detail(PresentationAction<Todo.Action>)
    case todos(ElementAction<Int, Todo.Action>)
  }

  let load: @Sendable () async -> [String]

  var body: some Reducer<State, Action> {
    ChangeReducer(action: \.change)
    Todo().lift(each: \.todos, action: \.todos)
    Todo().lift(optional: \.detail, action: \.detail)
    AlertReducer().lift(optional: \.alert, action: \.alert)
    Reduce { [load] state, action in
      switch action {
      case .appeared:
        return .run { send in send(.loaded(await load())) }
      case .loaded(let titles):
        state.isLoaded = true
        for title in titles { state.add(title) }
      case .addTapped:
        state.add(state.draft)
        state.draft = ""
      case .clearTapped:
        state.alert = AlertState(
          "Clear all?", buttons: [.destructive("Clear", action: .clear), .cancel()])
      case .alert(.presented(.clear)): state.todos = []
      case .detailTapped(let id): state.detail = state.todos[id: id]
      case .change, .alert, .detail, .todos: break
      }
      return .none
    }
  }
}

extension Todos.State: FieldPathable {
  enum Change: FieldChange {
    case draft(String)
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .draft(let draft): self.draft = draft
    }
  }

  struct Fields {
    enum Draft: FieldPath {
      static var path: KeyPath<Todos.State, String> { \.draft }
      static func embed(_ value: String) -> Change { .draft(value) }
    }
    var draft: Draft.Type { Draft.self }
  }

  fileprivate mutating func add(_ title: String) {
    todos.append(Todo.State(id: todos.count + 1, title: title))
  }
}

struct Todo: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var title: String
    var isDone = false
  }

  enum Action: Equatable {
    case titleChanged(String)
    case doneTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .titleChanged(let title): state.title = title
    case .doneTapped: state.isDone.toggle()
    }
    return .none
  }
}
