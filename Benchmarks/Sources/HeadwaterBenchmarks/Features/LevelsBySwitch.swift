import Headwater

// The levels, composed by `switch` and written out ten times, see `Levels.swift`.

struct Level1BySwitch: Reducer {
  typealias State = Level1.State
  typealias Action = Level1.Action

  let child = Counter()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .child(let action):
      return child.reduce(into: &state.child, action: action).map(Action.child)
    case .renamed(let title):
      state.title = title
      return .none
    }
  }
}

struct Level2BySwitch: Reducer {
  typealias State = Level2.State
  typealias Action = Level2.Action

  let child = Level1BySwitch()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .child(let action):
      return child.reduce(into: &state.child, action: action).map(Action.child)
    case .renamed(let title):
      state.title = title
      return .none
    }
  }
}

struct Level3BySwitch: Reducer {
  typealias State = Level3.State
  typealias Action = Level3.Action

  let child = Level2BySwitch()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .child(let action):
      return child.reduce(into: &state.child, action: action).map(Action.child)
    case .renamed(let title):
      state.title = title
      return .none
    }
  }
}

struct Level4BySwitch: Reducer {
  typealias State = Level4.State
  typealias Action = Level4.Action

  let child = Level3BySwitch()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .child(let action):
      return child.reduce(into: &state.child, action: action).map(Action.child)
    case .renamed(let title):
      state.title = title
      return .none
    }
  }
}

struct Level5BySwitch: Reducer {
  typealias State = Level5.State
  typealias Action = Level5.Action

  let child = Level4BySwitch()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .child(let action):
      return child.reduce(into: &state.child, action: action).map(Action.child)
    case .renamed(let title):
      state.title = title
      return .none
    }
  }
}

struct Level6BySwitch: Reducer {
  typealias State = Level6.State
  typealias Action = Level6.Action

  let child = Level5BySwitch()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .child(let action):
      return child.reduce(into: &state.child, action: action).map(Action.child)
    case .renamed(let title):
      state.title = title
      return .none
    }
  }
}

struct Level7BySwitch: Reducer {
  typealias State = Level7.State
  typealias Action = Level7.Action

  let child = Level6BySwitch()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .child(let action):
      return child.reduce(into: &state.child, action: action).map(Action.child)
    case .renamed(let title):
      state.title = title
      return .none
    }
  }
}

struct Level8BySwitch: Reducer {
  typealias State = Level8.State
  typealias Action = Level8.Action

  let child = Level7BySwitch()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .child(let action):
      return child.reduce(into: &state.child, action: action).map(Action.child)
    case .renamed(let title):
      state.title = title
      return .none
    }
  }
}

struct Level9BySwitch: Reducer {
  typealias State = Level9.State
  typealias Action = Level9.Action

  let child = Level8BySwitch()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .child(let action):
      return child.reduce(into: &state.child, action: action).map(Action.child)
    case .renamed(let title):
      state.title = title
      return .none
    }
  }
}

struct Level10BySwitch: Reducer {
  typealias State = Level10.State
  typealias Action = Level10.Action

  let child = Level9BySwitch()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .child(let action):
      return child.reduce(into: &state.child, action: action).map(Action.child)
    case .renamed(let title):
      state.title = title
      return .none
    }
  }
}
