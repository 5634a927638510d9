// The same tests are compiled twice: here, and in a module isolated to the main actor by default,
// which has this file by a link.

#if Macros
  import Foundation
  import HeadwaterMacros
  import Testing

  struct Browser: Reducer {
    struct State: Equatable, Codable, Identifiable {
      var id: Int
      var pages: [String] = []
    }

    enum Action: Equatable, Codable, Sendable {
      case opened(String)
      case closeTapped
      case loadTapped
    }

    let load: @Sendable (Int) async -> String

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .opened(let page): state.pages.append(page)
      case .closeTapped: return .dismiss
      case .loadTapped:
        return .run { [id = state.id, load] send in send(.opened(await load(id))) }
      }
      return .none
    }
  }

  enum Consent: Equatable, Codable, Sendable { case given }

  /// A generic feature, whose type has an argument.
  struct Chooser<Item: Equatable & Codable & Sendable>: Reducer {
    struct State: Equatable, Codable {
      var items: [Item] = []
    }

    enum Action: Equatable, Codable, Sendable {
      case chosen(Item)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      if case .chosen(let item) = action { state.items.append(item) }
      return .none
    }
  }

  @Destination
  struct Panel {
    let browser: Browser
    let other: Browser, `default`: Chooser<Int>
    let consent: AlertReducer<Consent>
    let choice: ConfirmationDialogReducer<Consent>

    static var count: Int { 5 }
  }

  extension Panel.State: Equatable {}
  extension Panel.State: Codable {}
  extension Panel.Action: Equatable {}
  extension Panel.Action: Codable {}
  extension Panel.Action: Sendable {}

  /// A destination of a destination.
  @Destination
  struct Wall {
    let panel: Panel
    let value: Chooser<String>
  }

  extension Wall.State: Equatable {}

  struct Hall: Reducer {
    struct State: Equatable, Codable {
      var panel: Panel.State?
      var path: StackState<Panel.State> = []
      var answers = 0
    }

    @CasePathable
    enum Action: Equatable, Codable, Sendable {
      case panel(PresentationAction<Panel.Action>)
      case path(StackAction<Panel.State, Panel.Action>)
      case show(Panel.State)
    }

    let load: @Sendable (Int) async -> String

    var body: some Reducer<State, Action> {
      panel.lift(optional: \.panel, action: \.panel)
      panel.lift(stack: \.path, action: \.path)
      Reduce { state, action in
        switch action {
        case .show(let panel): state.panel = panel
        case .panel(.presented(.consent(.given))): state.answers += 1
        case .panel, .path: break
        }
        return .none
      }
    }

    private var panel: Panel {
      Panel(
        browser: Browser(load: load), other: Browser(load: load), default: Chooser(),
        consent: AlertReducer(), choice: ConfirmationDialogReducer())
    }
  }

  @MainActor
  @Suite("Destinations of the macro")
  struct DestinationTests {
    private let store = Store(
      initialState: Hall.State(), reducer: Hall(load: { "page \($0)" }))

    @Test("each feature has the actions of its case")
    func cases() {
      store.send(.show(.browser(Browser.State(id: 1))))
      store.send(.panel(.presented(.browser(.opened("a")))))
      #expect(store.panel == .browser(Browser.State(id: 1, pages: ["a"])))
      store.send(.show(.default(Chooser.State())))
      store.send(.panel(.presented(.default(.chosen(3)))))
      #expect(store.panel == .default(Chooser.State(items: [3])))
    }

    @Test("a feature in it closes itself")
    func dismiss() {
      store.send(.show(.other(Browser.State(id: 1))))
      store.send(.panel(.presented(.other(.closeTapped))))
      #expect(store.panel == nil)
    }

    @Test("an answer closes an alert in it, and an alert may follow another")
    func alert() {
      store.send(.show(.consent(AlertState("Allow?"))))
      store.send(.panel(.presented(.consent(.given))))
      #expect(store.panel == nil)
      #expect(store.answers == 1)
      store.send(.show(.choice(ConfirmationDialogState("Which?", buttons: []))))
      store.send(.panel(.presented(.choice(.given))))
      #expect(store.panel == nil)
    }

    @Test("an effect of a feature in it arrives")
    func effects() async {
      store.send(.path(.push(.browser(Browser.State(id: 7)))))
      await store.send(.path(.element(id: 0, action: .browser(.loadTapped)))).finish()
      #expect(store.path[id: 0] == .browser(Browser.State(id: 7, pages: ["page 7"])))
      store.send(.path(.element(id: 0, action: .browser(.closeTapped))))
      #expect(store.path.isEmpty)
    }

    @Test("the cases of its state and its action have paths")
    func paths() {
      let state = Panel.State.browser(Browser.State(id: 1))
      #expect(state.is(\.browser))
      #expect(state[case: \.browser]?.id == 1)
      #expect(Panel.Action.other(.closeTapped)[case: \.other] == .closeTapped)
      #expect(Wall.State.value(Chooser.State())[case: \.value] == Chooser.State())
    }

    @Test("its state and its action are written and read")
    func coding() throws {
      let state = Hall.State(
        panel: .consent(AlertState("Allow?")), path: [.default(Chooser.State())])
      let data = try JSONEncoder().encode(state)
      #expect(try JSONDecoder().decode(Hall.State.self, from: data) == state)
      let action = Hall.Action.path(.element(id: 0, action: .default(.chosen(1))))
      let written = try JSONEncoder().encode(action)
      #expect(try JSONDecoder().decode(Hall.Action.self, from: written) == action)
    }
  }
#endif
