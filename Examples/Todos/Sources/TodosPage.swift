import HeadwaterUI

/// The todos, above a switch that disconnects their service.
public struct TodosPage: View {
  @State private var service: MemoryService
  @State private var store: Store<Todos.State, Todos.Action>
  @State private var isConnected = true

  public init() {
    let service = MemoryService()
    _service = State(wrappedValue: service)
    _store = State(
      wrappedValue: Store(initialState: Todos.State(), reducer: Todos(service: service)))
  }

  public var body: some View {
    VStack(spacing: 0) {
      TodosView(store: store)
      Toggle("Connected", isOn: $isConnected).padding()
    }
    .onChange(of: isConnected) { Task { await service.setConnected(isConnected) } }
  }
}
