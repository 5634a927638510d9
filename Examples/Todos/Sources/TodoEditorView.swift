import HeadwaterUI

struct TodoEditorView: View {
  @Bindable var store: Store<TodoEditor.State, TodoEditor.Action>

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $store.todo.title)
        Picker("Reminder", selection: $store.todo.reminder) {
          ForEach(Reminder.allCases, id: \.self) { Text($0.rawValue) }
        }
      }
      .onSubmit(store.call(.saveTapped))
      .asksBeforeDismissal(store.isEdited)
      .navigationTitle("Edit todo")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", action: store.call(.cancelTapped))
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: store.call(.saveTapped))
            .buttonStyle(.borderedProminent).disabled(!store.canSave)
        }
      }
    }
  }
}

#Preview("Edited") {
  let todo = Todo(id: 1, title: "Water the plants")
  let edited = Todo(id: 1, title: "Water all plants", reminder: .tenMinutes)
  TodoEditorView(store: .mock(state: TodoEditor.State(original: todo, todo: edited)))
}
