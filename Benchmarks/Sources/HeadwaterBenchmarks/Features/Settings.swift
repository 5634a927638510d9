import Headwater

/// The fields of a form, with what `@Fields` writes of them.
struct Settings: Equatable, Sendable {
  var name = ""
  var volume = 0
  var ratio = 1.0
  var isLoud = false
}

extension Settings: FieldPathable {
  enum Change: FieldChange {
    case name(String)
    case volume(Int)
    case ratio(Double)
    case isLoud(Bool)
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .name(let value):
      self.name = value
    case .volume(let value):
      self.volume = value
    case .ratio(let value):
      self.ratio = value
    case .isLoud(let value):
      self.isLoud = value
    }
  }
}

/// The form with a case of the action for the changes of all fields.
struct SettingsByChange: Reducer {
  typealias State = Settings

  enum Action: FieldAction, Sendable {
    case change(Settings.Change)
    case saved
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .change(let change): state.apply(change)
    case .saved: state = State()
    }
    return .none
  }
}

/// The form with an action for each field.
struct SettingsByHand: Reducer {
  typealias State = Settings

  enum Action: Sendable {
    case nameChanged(String)
    case volumeChanged(Int)
    case ratioChanged(Double)
    case loudChanged(Bool)
    case saved
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .nameChanged(let name): state.name = name
    case .volumeChanged(let volume): state.volume = volume
    case .ratioChanged(let ratio): state.ratio = ratio
    case .loudChanged(let isLoud): state.isLoud = isLoud
    case .saved: state = State()
    }
    return .none
  }
}
