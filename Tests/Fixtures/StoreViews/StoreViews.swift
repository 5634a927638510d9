import HeadwaterUI

// Typical code of views with a store. Scripts/check-apple compiles it for SwiftUI, with the main actor as the
// default isolation and without it.

private struct Feature: Reducer {
  struct State: Equatable {
    var text = ""
    var count = 0
    var isOn = false
  }

  enum Action {
    case textChanged(String)
    case countChanged(Int)
    case switched(Bool)
    case tapped
    case loaded
  }

  nonisolated private enum Work { case loading }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .textChanged(let text): state.text = text
    case .countChanged(let count): state.count = count
    case .switched(let isOn): state.isOn = isOn
    case .tapped: return .run { send in send(.loaded) }.cancellable(id: Work.loading)
    case .loaded: return .cancel(id: Work.loading)
    }
    return .none
  }
}

private struct FeatureView: View {
  let store: Store<Feature.State, Feature.Action>
  @State private var isShown = false

  var body: some View {
    VStack {
      TextField("Text", text: store.binding(\.text, { .textChanged($0) }))
      Toggle("On", isOn: store.binding(\.isOn, { .switched($0) }))
      Stepper("Count", value: store.binding(\.count, { .countChanged($0) }))
      buttons
    }
    .onAppear { store.send(.tapped) }
    .onDisappear { withAnimation { store.send(.tapped) } }
    .onChange(of: isShown) { store.send(.tapped) }
    .onChange(of: isShown) { _, isShown in store.send(.switched(isShown)) }
    .onTapGesture { store.send(.tapped) }
    .gesture(DragGesture().onChanged { _ in store.send(.tapped) }.onEnded { _ in end() })
    .task { store.send(.tapped) }
    .task { await store.send(.tapped).finish() }
    .refreshable { await store.send(.tapped).finish() }
  }

  private var buttons: some View {
    VStack {
      Button("Plain") { store.send(.tapped) }
      Button("Call", action: store.call(.tapped))
      Button("Animated") { withAnimation { store.send(.tapped) } }
      Button("Animated") { withAnimation(.easeInOut) { store.send(.tapped) } }
      Button("Animated") { store.send(.tapped, animation: .default) }
      Button("Completed") {
        withAnimation {
          store.send(.tapped)
        } completion: {
          isShown = true
        }
      }
      Button("Transaction") { withTransaction(Transaction()) { store.send(.tapped) } }
      Button("Task") { Task { store.send(.tapped) } }
      Button("Task") { Task { await store.send(.tapped).finish() } }
      Button("Task") { Task { @MainActor in store.send(.tapped) } }
      Button("Two") {
        withAnimation { store.send(.tapped) }
        store.send(.tapped)
      }
      Button("Two") {
        withAnimation {
          store.send(.tapped)
          store.send(.loaded)
        }
      }
      Button("Two") {
        withAnimation(.easeInOut) {
          isShown = true
          store.send(.tapped)
        }
        withAnimation {
          let isOn = isShown
          store.send(.switched(isOn))
        }
        withAnimation { if isShown { store.send(.tapped) } }
        withAnimation { isShown = true }
        withAnimation {
          isShown.toggle()
        } completion: {
          store.send(.tapped)
        }
        withTransaction(Transaction()) {
          isShown = true
          store.send(.tapped)
        }
      }
      Button("Chosen") { if isShown { store.send(.tapped) } else { store.send(.loaded) } }
      Button("Chosen") { store.send(isShown ? .tapped : .loaded) }
      Button("Chosen") { withAnimation { store.send(isShown ? .tapped : .loaded) } }
    }
  }

  private func end() {
    withAnimation { store.send(.tapped) }
  }
}

@MainActor private func waits(for store: Store<Feature.State, Feature.Action>) async {
  let task = withAnimation { store.send(.tapped) }
  await task.finish()
  await withAnimation { store.send(.tapped) }.finish()
}

// MARK: Forms

private struct Settings: Reducer {
  struct State: Equatable, FieldPathable {
    var name = ""
    var isLoud = false
    var address = Address()
    var people: IdentifiedArray<Person> = []
    var news: Loadable<[String]> = .neverLoaded

    enum Change: FieldChange {
      case name(String), isLoud(Bool), address(Address.Change)
      case people(ElementAction<Int, Person.Change>), news(Loadable<[String]>.Change)
    }

    mutating func apply(_ change: Change) {
      switch change {
      case .name(let name): self.name = name
      case .isLoud(let isLoud): self.isLoud = isLoud
      case .address(let change): address.apply(change)
      case .people(let change): people.apply(change)
      case .news(let change): news.apply(change)
      }
    }

    struct Fields {
      enum Name: FieldPath {
        static var path: KeyPath<State, String> { \.name }
        static func embed(_ value: String) -> Change { .name(value) }
      }
      enum IsLoud: FieldPath {
        static var path: KeyPath<State, Bool> { \.isLoud }
        static func embed(_ value: Bool) -> Change { .isLoud(value) }
      }
      enum AddressField: FieldPath {
        static var path: KeyPath<State, Address> { \.address }
        static func embed(_ value: Address.Change) -> Change { .address(value) }
      }
      enum People: FieldPath {
        static var path: KeyPath<State, IdentifiedArray<Person>> { \.people }
        static func embed(_ value: ElementAction<Int, Person.Change>) -> Change { .people(value) }
      }
      nonisolated enum News: FieldPath {
        static var path: KeyPath<State, Loadable<[String]>> { \.news }
        static func embed(_ value: Loadable<[String]>.Change) -> Change { .news(value) }
      }
      var name: Name.Type { Name.self }
      var isLoud: IsLoud.Type { IsLoud.self }
      var address: AddressField.Type { AddressField.self }
      var people: People.Type { People.self }
      var news: News.Type { News.self }
    }
  }

  enum Action: FieldAction {
    case change(State.Change)
    case saved
    case appeared
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .change(.isLoud(true)): state.name = ""
    case .change(let change): state.apply(change)
    case .saved: break
    case .appeared: return state.load(\.news) { ["one"] }
    }
    return .none
  }
}

private struct Address: Equatable, Codable, FieldPathable {
  var city = ""

  enum Change: FieldChange { case city(String) }

  mutating func apply(_ change: Change) {
    switch change {
    case .city(let city): self.city = city
    }
  }

  struct Fields {
    enum City: FieldPath {
      static var path: KeyPath<Address, String> { \.city }
      static func embed(_ value: String) -> Change { .city(value) }
    }
    var city: City.Type { City.self }
  }
}

private struct Person: Equatable, Codable, Identifiable, FieldPathable {
  var id: Int
  var name = ""

  enum Change: FieldChange { case name(String) }

  mutating func apply(_ change: Change) {
    switch change {
    case .name(let name): self.name = name
    }
  }

  struct Fields {
    enum Name: FieldPath {
      static var path: KeyPath<Person, String> { \.name }
      static func embed(_ value: String) -> Change { .name(value) }
    }
    var name: Name.Type { Name.self }
  }
}

private struct SettingsView: View {
  @Bindable var store: Store<Settings.State, Settings.Action>

  var body: some View {
    Form {
      TextField("Name", text: $store.name)
      Toggle("Loud", isOn: $store.isLoud)
      TextField("City", text: $store.address.city)
      ForEach(store.scope(each: \.people)) { PersonView(store: $0) }
      Button("Clear") { store.send(.change(.name(""))) }
    }
  }
}

private struct PersonView: View {
  @Bindable var store: Store<Person, Person.Change>

  var body: some View { TextField("Name", text: $store.name) }
}
