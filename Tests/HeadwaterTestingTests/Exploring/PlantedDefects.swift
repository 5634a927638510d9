import HeadwaterTesting

/// Shows an article, and takes the answer to the one before for that of the one which is open: a late answer after
/// leaving.
struct Reader: Reducer {
  struct State: Hashable {
    var open: Int?
    var shown: Int?
  }

  enum Action: Hashable {
    case opened(Int), left
    case loaded(Int)
  }

  let world: TestWorld

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .opened(let article):
      state.open = article
      return .run(name: "load") { [world] send in
        try await send(.loaded(world.choose("article", of: article, from: [.success(article)])))
      }
    case .left:
      state.open = nil
      state.shown = nil
      return .none
    case .loaded(let article):
      if state.open != nil { state.shown = article }
      return .none
    }
  }
}

/// Saves a draft when typing pauses, and cancels under another id than the one that it saves under: a lost cancel.
struct Drafts: Reducer {
  struct State: Hashable {
    var draft: String?
    var saved: String?
  }

  enum Action: Hashable {
    case typed(String), discarded
    case saved(String)
  }

  let world: TestWorld

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .typed(let text):
      state.draft = text
      return .send(.saved(text)).debounce(id: "save", for: .seconds(1), clock: world.clock)
    case .discarded:
      state.draft = nil
      return .cancel(id: "saving")
    case .saved(let text):
      state.saved = text
      return .none
    }
  }
}

/// Asks for a name and a place before it offers to confirm, and forgets the name in one of the two orders: a screen
/// that can't be reached.
struct SignUpSteps: Reducer {
  struct State: Hashable {
    enum Screen { case name, place, confirmation }

    var screen = Screen.name
    var hasName = false
    var hasPlace = false
  }

  enum Action: Hashable { case nameEntered, placeEntered }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .nameEntered:
      state.hasName = true
      state.screen = .place
    case .placeEntered:
      state.hasPlace = true
      state.hasName = state.screen == .name
      if state.hasName && state.hasPlace { state.screen = .confirmation }
    }
    return .none
  }
}

/// Orders once, as its author believes: a tap counts from the moment at which its effect says that it has begun.
struct Checkout: Reducer {
  struct State: Hashable {
    var isOrdering = false
    var orders = 0
  }

  enum Action: Hashable { case tapped, began, ordered }

  let world: TestWorld

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .tapped:
      return .run(name: "order") { [world] send in
        send(.began)
        _ = await world.choose("order", from: [1])
        send(.ordered)
      }
    case .began:
      state.isOrdering = true
    case .ordered:
      state.isOrdering = false
      state.orders += 1
    }
    return .none
  }
}

/// Opens a form with what it has read, and warns if there is little room: the warning takes the place of the form,
/// unless it comes first.
struct Form: Reducer {
  struct State: Hashable {
    enum Shown: Hashable { case sheet(String), alert }

    var isOpened = false
    var shown: Shown?
    /// The form that follows the alert.
    var next: String?
  }

  enum Action: Hashable {
    case opened, warned, dismissed
    case read(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .opened:
      state.isOpened = true
      return .merge(
        .run(name: "check room") { $0(.warned) },
        .run(name: "read draft") { $0(.read("Dear all")) })
    case .warned:
      state.shown = .alert
    case .read(let text):
      if state.shown == .alert { state.next = text } else { state.shown = .sheet(text) }
    case .dismissed:
      state.shown = state.next.map { .sheet($0) }
      state.next = nil
    }
    return .none
  }
}
