// The levels as functions, without a store and without effects.

func changeLevel1(_ state: inout Level1.State, _ action: Level1.Action) {
  switch action {
  case .child(let action): count(&state.child, action)
  case .renamed(let title): state.title = title
  }
}

func changeLevel2(_ state: inout Level2.State, _ action: Level2.Action) {
  switch action {
  case .child(let action): changeLevel1(&state.child, action)
  case .renamed(let title): state.title = title
  }
}

func changeLevel3(_ state: inout Level3.State, _ action: Level3.Action) {
  switch action {
  case .child(let action): changeLevel2(&state.child, action)
  case .renamed(let title): state.title = title
  }
}

func changeLevel4(_ state: inout Level4.State, _ action: Level4.Action) {
  switch action {
  case .child(let action): changeLevel3(&state.child, action)
  case .renamed(let title): state.title = title
  }
}

func changeLevel5(_ state: inout Level5.State, _ action: Level5.Action) {
  switch action {
  case .child(let action): changeLevel4(&state.child, action)
  case .renamed(let title): state.title = title
  }
}

func changeLevel6(_ state: inout Level6.State, _ action: Level6.Action) {
  switch action {
  case .child(let action): changeLevel5(&state.child, action)
  case .renamed(let title): state.title = title
  }
}

func changeLevel7(_ state: inout Level7.State, _ action: Level7.Action) {
  switch action {
  case .child(let action): changeLevel6(&state.child, action)
  case .renamed(let title): state.title = title
  }
}

func changeLevel8(_ state: inout Level8.State, _ action: Level8.Action) {
  switch action {
  case .child(let action): changeLevel7(&state.child, action)
  case .renamed(let title): state.title = title
  }
}

func changeLevel9(_ state: inout Level9.State, _ action: Level9.Action) {
  switch action {
  case .child(let action): changeLevel8(&state.child, action)
  case .renamed(let title): state.title = title
  }
}

func changeLevel10(_ state: inout Level10.State, _ action: Level10.Action) {
  switch action {
  case .child(let action): changeLevel9(&state.child, action)
  case .renamed(let title): state.title = title
  }
}
