import Headwater

/// A destination of two counters.
struct Place: Reducer {
  enum State: Equatable, Sendable {
    case first(Counter.State)
    case second(Counter.State)
  }

  enum Action: Sendable {
    case first(Counter.Action)
    case second(Counter.Action)
  }

  var body: some Reducer<State, Action> {
    Counter().lift(case: \.first, action: \.first)
    Counter().lift(case: \.second, action: \.second)
  }
}

/// A feature that presents a destination, and has a stack of destinations.
struct Traveller: Reducer {
  struct State: Equatable, Sendable {
    var place: Place.State? = .second(Counter.State())
    var path: StackState<Place.State> = []
  }

  enum Action: Sendable {
    case place(PresentationAction<Place.Action>)
    case path(StackAction<Place.State, Place.Action>)
  }

  var body: some Reducer<State, Action> {
    Place().lift(optional: \.place, action: \.place)
    Place().lift(stack: \.path, action: \.path)
  }
}

/// The same, composed by `switch`. Each feature takes its state from the enum, and puts it back.
struct TravellerBySwitch: Reducer {
  typealias State = Traveller.State
  typealias Action = Traveller.Action

  let counter = Counter()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .place(.dismiss):
      state.place = nil
    case .place(.presented(let action)):
      guard var place = state.place else { return .none }
      let effect = reduce(into: &place, action: action)
      state.place = place
      return effect.map { .place(.presented($0)) }
    case .path(.element(let id, let action)):
      guard var place = state.path[id: id] else { return .none }
      let effect = reduce(into: &place, action: action)
      state.path[id: id] = place
      return effect.map { .path(.element(id: id, action: $0)) }
    case .path(.push(let place)):
      state.path.push(place)
    case .path(.popFrom(let id)):
      state.path.pop(from: id)
    }
    return .none
  }

  private func reduce(into place: inout Place.State, action: Place.Action) -> Effect<Place.Action> {
    switch (place, action) {
    case (.first(var counter), .first(let action)):
      let effect = self.counter.reduce(into: &counter, action: action)
      place = .first(counter)
      return effect.map { .first($0) }
    case (.second(var counter), .second(let action)):
      let effect = self.counter.reduce(into: &counter, action: action)
      place = .second(counter)
      return effect.map { .second($0) }
    default:
      return .none
    }
  }
}
