import Headwater

// The levels, composed by `lift`.

struct Level1ByLift: Reducer {
  typealias State = Level1.State
  typealias Action = Level1.Action

  var body: some Reducer<State, Action> {
    Counter().lift(state: \.child, action: \.child)
  }
}

struct Level2ByLift: Reducer {
  typealias State = Level2.State
  typealias Action = Level2.Action

  var body: some Reducer<State, Action> {
    Level1ByLift().lift(state: \.child, action: \.child)
  }
}

struct Level3ByLift: Reducer {
  typealias State = Level3.State
  typealias Action = Level3.Action

  var body: some Reducer<State, Action> {
    Level2ByLift().lift(state: \.child, action: \.child)
  }
}

struct Level4ByLift: Reducer {
  typealias State = Level4.State
  typealias Action = Level4.Action

  var body: some Reducer<State, Action> {
    Level3ByLift().lift(state: \.child, action: \.child)
  }
}

struct Level5ByLift: Reducer {
  typealias State = Level5.State
  typealias Action = Level5.Action

  var body: some Reducer<State, Action> {
    Level4ByLift().lift(state: \.child, action: \.child)
  }
}

struct Level6ByLift: Reducer {
  typealias State = Level6.State
  typealias Action = Level6.Action

  var body: some Reducer<State, Action> {
    Level5ByLift().lift(state: \.child, action: \.child)
  }
}

struct Level7ByLift: Reducer {
  typealias State = Level7.State
  typealias Action = Level7.Action

  var body: some Reducer<State, Action> {
    Level6ByLift().lift(state: \.child, action: \.child)
  }
}

struct Level8ByLift: Reducer {
  typealias State = Level8.State
  typealias Action = Level8.Action

  var body: some Reducer<State, Action> {
    Level7ByLift().lift(state: \.child, action: \.child)
  }
}

struct Level9ByLift: Reducer {
  typealias State = Level9.State
  typealias Action = Level9.Action

  var body: some Reducer<State, Action> {
    Level8ByLift().lift(state: \.child, action: \.child)
  }
}

struct Level10ByLift: Reducer {
  typealias State = Level10.State
  typealias Action = Level10.Action

  var body: some Reducer<State, Action> {
    Level9ByLift().lift(state: \.child, action: \.child)
  }
}
