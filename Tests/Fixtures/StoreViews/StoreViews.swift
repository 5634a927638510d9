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

// MARK: Presentation

private struct Panel: Reducer {
  enum State: Equatable, CasePathable {
    case settings(Feature.State)
    case question(AlertState<Answer>)
    case text(String)

    struct Cases {
      enum SettingsCase: CasePath {
        static func embed(_ value: Feature.State) -> Panel.State { .settings(value) }
        static func extract(_ root: Panel.State) -> Feature.State? {
          if case .settings(let value) = root { value } else { nil }
        }
      }
      var settings: SettingsCase.Type { SettingsCase.self }

      enum QuestionCase: CasePath {
        static func embed(_ value: AlertState<Panel.Answer>) -> Panel.State { .question(value) }
        static func extract(_ root: Panel.State) -> AlertState<Panel.Answer>? {
          if case .question(let value) = root { value } else { nil }
        }
      }
      var question: QuestionCase.Type { QuestionCase.self }

      enum TextCase: CasePath {
        static func embed(_ value: String) -> Panel.State { .text(value) }
        static func extract(_ root: Panel.State) -> String? {
          if case .text(let value) = root { value } else { nil }
        }
      }
      var text: TextCase.Type { TextCase.self }
    }

    static var cases: Cases { Cases() }
  }

  enum Action: CasePathable {
    case settings(Feature.Action)
    case question(Answer)
    case textChanged(String)

    struct Cases {
      enum SettingsCase: CasePath {
        static func embed(_ value: Feature.Action) -> Panel.Action { .settings(value) }
        static func extract(_ root: Panel.Action) -> Feature.Action? {
          if case .settings(let value) = root { value } else { nil }
        }
      }
      var settings: SettingsCase.Type { SettingsCase.self }

      enum QuestionCase: CasePath {
        static func embed(_ value: Panel.Answer) -> Panel.Action { .question(value) }
        static func extract(_ root: Panel.Action) -> Panel.Answer? {
          if case .question(let value) = root { value } else { nil }
        }
      }
      var question: QuestionCase.Type { QuestionCase.self }

      enum TextChangedCase: CasePath {
        static func embed(_ value: String) -> Panel.Action { .textChanged(value) }
        static func extract(_ root: Panel.Action) -> String? {
          if case .textChanged(let value) = root { value } else { nil }
        }
      }
      var textChanged: TextChangedCase.Type { TextChangedCase.self }
    }

    static var cases: Cases { Cases() }
  }

  enum Answer: Equatable { case yes }

  var body: some Reducer<State, Action> {
    Feature().lift(case: \.settings, action: \.settings)
    AlertReducer().lift(case: \.question, action: \.question)
  }
}

private struct Desk: Reducer {
  struct State: Equatable {
    var panel: Panel.State?
    var choice: ConfirmationDialogState<Panel.Answer>?
    var path: StackState<Panel.State> = []
  }

  enum Action: CasePathable {
    case panel(PresentationAction<Panel.Action>)
    case choice(PresentationAction<Panel.Answer>)
    case path(StackAction<Panel.State, Panel.Action>)
    case asked

    struct Cases {
      enum PanelCase: CasePath {
        static func embed(_ value: PresentationAction<Panel.Action>) -> Desk.Action {
          .panel(value)
        }
        static func extract(_ root: Desk.Action) -> PresentationAction<Panel.Action>? {
          if case .panel(let value) = root { value } else { nil }
        }
      }
      var panel: PanelCase.Type { PanelCase.self }

      enum ChoiceCase: CasePath {
        static func embed(_ value: PresentationAction<Panel.Answer>) -> Desk.Action {
          .choice(value)
        }
        static func extract(_ root: Desk.Action) -> PresentationAction<Panel.Answer>? {
          if case .choice(let value) = root { value } else { nil }
        }
      }
      var choice: ChoiceCase.Type { ChoiceCase.self }

      enum PathCase: CasePath {
        static func embed(_ value: StackAction<Panel.State, Panel.Action>) -> Desk.Action {
          .path(value)
        }
        static func extract(_ root: Desk.Action) -> StackAction<Panel.State, Panel.Action>? {
          if case .path(let value) = root { value } else { nil }
        }
      }
      var path: PathCase.Type { PathCase.self }
    }

    static var cases: Cases { Cases() }
  }

  var body: some Reducer<State, Action> {
    Panel().lift(optional: \.panel, action: \.panel)
    ConfirmationDialogReducer().lift(optional: \.choice, action: \.choice)
    Panel().lift(stack: \.path, action: \.path)
    Reduce { state, action in
      if case .asked = action {
        state.panel = .question(
          AlertState("Delete \(2)?", buttons: [.destructive("Delete", action: .yes), .cancel()]))
      }
      return .none
    }
  }
}

private struct DeskView: View {
  let store: Store<Desk.State, Desk.Action>

  var body: some View {
    let panel = store.scope(presented: \.panel, action: \.panel)
    NavigationStack(path: store.scope(stack: \.path, action: \.path)) {
      VStack {
        NavigationLink("Settings", state: Panel.State.settings(Feature.State()))
        NavigationLink(state: Panel.State.text("")) { Text("Text") }
        if let panel = store.scope(optional: \.panel, action: \.panel),
          let text = panel.binding(case: \.text, action: \.textChanged)
        {
          TextField("Text", text: text)
        }
      }
      .sheet(item: panel.scope(case: \.settings, action: \.settings)) { FeatureView(store: $0) }
      .sheet(isPresented: panel.scope(case: \.text, action: \.textChanged).isPresented) {
        Text("Text")
      }
      .navigationDestination(item: panel.scope(case: \.settings, action: \.settings)) { settings in
        FeatureView(store: settings)
      }
      .alert(panel.scope(case: \.question, action: \.question))
      .confirmationDialog(store.scope(presented: \.choice, action: \.choice))
    } destination: { panel in
      if let settings = panel.scope(case: \.settings, action: \.settings) {
        FeatureView(store: settings)
      }
    }
  }
}
