import HeadwaterUI

// Each use of a store in the counted examples, once.

struct TodosView: View {
  @Bindable var store: Store<Todos.State, Todos.Action>

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("New", text: $store.draft)
          Button("Add") { store.send(.addTapped, animation: .default) }
            .disabled(store.draft.isEmpty)
        } header: {
          Text("New")
        }
        Section("Open") {
          if !store.isLoaded { ProgressView() }
          ForEach(store.scope(each: \.todos, action: \.todos)) { todo in
            TodoRow(store: todo) { store.send(.detailTapped(id: todo.id)) }
          }
        }
        Button("Clear", action: store.call(.clearTapped))
      }
      .navigationTitle("Todos")
      .navigationDestination(
        item: store.scope(presented: \.detail, action: \.detail)
      ) { detail in
        TodoDetail(store: detail)
      }
    }
    .alert(store.scope(presented: \.alert, action: \.alert))
    .task { await store.send(.appeared).finish() }
  }
}

private struct TodoRow: View {
  let store: Store<Todo.State, Todo.Action>
  let showDetail: () -> Void

  var body: some View {
    HStack {
      Button {
        store.send(.doneTapped)
      } label: {
        Text(store.isDone ? "undo \(store.title)" : "do \(store.title)")
      }
      Spacer()
      Button("Details of \(store.title)", action: { showDetail() })
    }
  }
}

private struct TodoDetail: View {
  @Bindable var store: Store<Todo.State, Todo.Action>

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Title", text: $store.title.sending(\.titleChanged))
    }
    .navigationTitle(store.title)
  }
}

/// Shows the detail in place, with a scope that exists only at times.
struct InlineDetailView: View {
  let store: Store<Todos.State, Todos.Action>

  var body: some View {
    if let detail = store.scope(optional: \.detail, action: \.detail) {
      TodoDetail(store: detail)
    } else {
      Text("Nothing chosen")
    }
  }
}
