import HeadwaterMacros

/// A list of todos that saves itself, and whose changes can be undone.
struct Todos: Reducer {
  @Fields
  struct State: Codable, Hashable, Sendable {
    var newTitle = ""
    var filter: Filter = .all
    @Unrecorded var todos: IdentifiedArray<Todo> = []
    @Unrecorded var isLoaded = false
    @Unrecorded var history = UndoHistory<IdentifiedArray<Todo>>()
    @Unrecorded var saving = Saving.saved
    @Unrecorded var screen: TodosScreen.State?
    /// The todo to edit as soon as a list has it.
    @Unrecorded var awaited: Todo.ID?

    /// The todo at the address.
    var edited: Todo.ID? { screen?[case: \.editor]?.todo.id ?? awaited }
    /// The todo at the address, if the list does not have it.
    var missing: Todo.ID? { isLoaded ? awaited : nil }
    /// The list that the browser keeps; nil until it is loaded.
    var remembered: IdentifiedArray<Todo>? { isLoaded ? todos : nil }
    /// Whether the browser can keep the list: it keeps 16 KB.
    var isKeepable: Bool { todos.reduce(0) { $0 + 80 + $1.title.utf8.count } < 14_000 }
    var visible: IdentifiedArray<Todo> { todos.filter(filter.admits) }
    var canAdd: Bool { isLoaded && newTitle.contains { !$0.isWhitespace } }
  }

  enum Saving: Codable, Sendable { case saved, inProgress, failed }

  @CasePathable
  enum Action: FieldAction, Codable, Equatable, Sendable {
    case change(State.Change)
    case appeared
    case loaded([Todo])
    case addTapped
    case rows(ElementAction<Todo.ID, TodoRow.Action>)
    case opened(Todo.ID?)
    case deleteTapped(Todo.ID)
    case moved(rows: [Int], to: Int)
    case sortTapped, sorted([Todo.ID])
    case reminderFired(Todo.ID)
    case retryTapped, saveEnded(Saving)
    case history(UndoAction)
    case screen(PresentationAction<TodosScreen.Action>)
  }

  let service: any TodosService
  var clock: any Clock<Duration> = ContinuousClock()
  let sorter = StoreActor(initialState: [], reducer: TodoSorter())

  var body: some Reducer<State, Action> {
    CombineReducers {
      ChangeReducer(action: \.change)
      TodoRow().lift(each: \.todos, action: \.rows)
      TodoEdits()
      TodosScreen(editor: TodoEditor(), deletion: AlertReducer())
        .lift(optional: \.screen, action: \.screen)
    }
    .undoable(\.todos, history: \.history, action: \.history, limit: 50) { action in
      action.is(\.reminderFired) ? .unrecorded : .step
    }
    .onChange(of: \.todos) { state, _, todos in
      state.saving = .inProgress
      // It also takes the place of a save on its way, whose answer would be about an older list.
      return save(todos).debounce(id: "save", for: .seconds(0.5), clock: clock)
    }
    Reduce { state, action in request(action, in: &state) }
    Subscriptions { state in
      state.todos.filter { $0.reminder != .none && !$0.isDone }.map { todo in
        // The id contains the time, so another time starts another timer.
        Subscription(
          id: "\(todo.id) \(todo.reminder)",
          .send(.reminderFired(todo.id)).delay(for: todo.reminder.delay, clock: clock))
      }
    }
  }

  private func request(_ action: Action, in state: inout State) -> Effect<Action> {
    switch action {
    case .appeared where !state.isLoaded, .retryTapped where !state.isLoaded:
      return .run { [service] send in
        send(.loaded(try await service.load()))
      } catch: { _, send in
        send(.saveEnded(.failed))
      }
      .cancellable(id: "load", cancelInFlight: true)
    case .loaded(let todos):
      state.todos = IdentifiedArray(todos)
      state.isLoaded = true
      state.saving = .saved
      if let id = state.awaited { _ = TodoEdits().reduce(into: &state, action: .opened(id)) }
      // What the browser has remembered comes before what the service has.
      return .cancel(id: "load")
    case .sortTapped:
      return .run { [sorter, todos = state.todos] send in
        await sorter.send(Array(todos))
        send(.sorted(await sorter.read { $0 }))
      }
    case .retryTapped:
      state.saving = .inProgress
      return save(state.todos).cancellable(id: "save", cancelInFlight: true)
    case .saveEnded(let saving): state.saving = saving
    default: break
    }
    return .none
  }

  /// Saves the list. It tries again for some time while the service can't be reached.
  private func save(_ todos: IdentifiedArray<Todo>) -> Effect<Action> {
    .run { [service] send in
      try await service.save(Array(todos))
      send(.saveEnded(.saved))
    } catch: { _, send in
      send(.saveEnded(.failed))
    }
    .retry(.exponential(attempts: 4, from: .seconds(1), jitter: 0), clock: clock)
  }
}
