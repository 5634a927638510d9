import HeadwaterUI

struct TodosView: View {
  @Bindable var store: Store<Todos.State, Todos.Action>

  var body: some View {
    let screen = store.scope(presented: \.screen, action: \.screen)
    List {
      if let id = store.missing {
        ContentUnavailableView(
          "There is no todo \(id.addressText)", systemImage: "questionmark.circle",
          description: Text("It was deleted, or the link that led here is wrong.")
        )
      }
      Section {
        HStack {
          TextField("New todo", text: $store.newTitle).onSubmit(store.call(.addTapped))
          Button("Add", action: store.call(.addTapped)).buttonStyle(.borderedProminent)
            .disabled(!store.canAdd)
        }
      }
      Section {
        Picker("Show", selection: $store.filter) {
          ForEach(Filter.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
        .addresses($store.filter, AddressMap(.place(.all), .all(.value())))
        TodoRows(store: store)
      } footer: {
        SavingNote(store: store)
      }
    }
    .navigationTitle("Todos")
    .toolbar {
      Button("Undo", action: store.call(.history(.undo))).disabled(!store.history.canUndo)
      Button("Redo", action: store.call(.history(.redo))).disabled(!store.history.canRedo)
      Button("Sort", action: store.call(.sortTapped))
      #if !os(macOS) || PortableViews
        EditButton()
      #endif
    }
    .onAppear(perform: store.call(.appeared))
    .remember(store.binding(\.remembered, { .loaded(Array($0 ?? [])) }), as: "todos")
    .sheet(item: screen.scope(case: \.editor, action: \.editor)) { TodoEditorView(store: $0) }
    .addresses(store.binding(\.edited, { .opened($0) }), AddressMap(.all(.value())))
    .alert(screen.scope(case: \.deletion, action: \.deletion))
  }
}

struct TodoRows: View {
  let store: Store<Todos.State, Todos.Action>

  var body: some View {
    let todos = store.visible
    if todos.isEmpty {
      Text(store.isLoaded ? "Nothing to show." : "Loading…").foregroundStyle(.secondary)
    }
    ForEach(todos) { TodoRowView(todo: $0, store: store) }
      .onDelete { rows in
        if let row = rows.first { store.send(.deleteTapped(todos[row].id)) }
      }
      // Hidden todos have no place among the visible ones.
      .onMove(
        perform: store.filter == .all
          ? { rows, place in store.send(.moved(rows: Array(rows), to: place)) } : nil)
  }
}

struct TodoRowView: View {
  let todo: Todo
  let store: Store<Todos.State, Todos.Action>

  var body: some View {
    HStack(spacing: 12) {
      Button(action: store.call(.rows(.element(id: todo.id, action: .toggled)))) {
        Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle").font(.title2)
      }
      .accessibilityLabel("\(todo.isDone ? "Done" : "Not done"): \(todo.title)")
      .fixedSize()
      Button(action: store.call(.opened(todo.id))) {
        VStack(alignment: .leading, spacing: 4) {
          Text(todo.title).strikethrough(todo.isDone)
          if todo.isDue { Text("It is time.").foregroundStyle(.red) }
          if todo.reminder != .none { Text("Reminder \(todo.reminder.rawValue)") }
        }
      }
      .buttonStyle(.plain)
      Spacer()
    }
  }
}

struct SavingNote: View {
  let store: Store<Todos.State, Todos.Action>

  var body: some View {
    switch store.saving {
    case .saved where !store.isKeepable:
      Text("The list is too long for this tab to keep. A reload brings an earlier one.")
        .foregroundStyle(.red)
    case .saved: Text("Saved")
    case .inProgress: Text("Saving…")
    case .failed:
      HStack {
        Text("The list can't be reached.").foregroundStyle(.red)
        Button("Try again", action: store.call(.retryTapped))
      }
    }
  }
}

#Preview("Some todos") {
  NavigationStack { TodosView(store: .mock(state: .some())) }
}

#Preview("Empty") {
  NavigationStack { TodosView(store: .mock(state: Todos.State(isLoaded: true))) }
}

#Preview("Loading") {
  NavigationStack { TodosView(store: .mock(state: Todos.State())) }
}

#Preview("The list is away") {
  NavigationStack { TodosView(store: .mock(state: .some(saving: .failed))) }
}

#Preview("A row", traits: .fixedLayout(width: 390, height: 120)) {
  List { TodoRowView(todo: Todo(id: 1, title: "Water the plants"), store: .mock(state: .some())) }
}

extension Todos.State {
  /// A loaded list for a preview.
  fileprivate static func some(saving: Todos.Saving = .saved) -> Self {
    Self(
      todos: [
        Todo(id: 1, title: "Water the plants", reminder: .tenMinutes),
        Todo(id: 2, title: "Call Grace", reminder: .tenSeconds, isDue: true),
        Todo(id: 3, title: "Buy bread", isDone: true),
      ], isLoaded: true, saving: saving)
  }
}
