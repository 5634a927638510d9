import HeadwaterMacros
import HeadwaterUI

/// A store for the circles and one for the tile. The views do not know whether these are scopes.
@MainActor
struct CirclesStores {
  let field: Store<Field.State, Field.Action>
  let tile: Store<Tile.State, Tile.Action>
  /// The store around both, if each circle is given all of its state.
  var board: Store<Board.State, Board.Action>?

  /// Makes the stores of a form.
  static func stores(
    _ form: CirclesForm, clock: any Clock<Duration>, runtime: EffectRuntime
  ) -> CirclesStores {
    switch form {
    case .oneStore: one(clock: clock, runtime: runtime)
    case .twoStores: two(clock: clock, runtime: runtime)
    case .naive: one(clock: clock, runtime: runtime, givesAllStateToCircles: true)
    }
  }

  /// Makes one store for everything, with a scope for each part.
  static func one(
    clock: any Clock<Duration>, runtime: EffectRuntime = .live,
    givesAllStateToCircles: Bool = false
  ) -> CirclesStores {
    let store = Store(initialState: Board.State(), reducer: Board(clock: clock), runtime: runtime)
    return CirclesStores(
      field: store.scope(state: \.field, action: \.field),
      tile: store.scope(state: \.tile, action: \.tile),
      board: givesAllStateToCircles ? store : nil)
  }

  /// Makes a store for each part.
  static func two(clock: any Clock<Duration>, runtime: EffectRuntime = .live) -> CirclesStores {
    CirclesStores(
      field: Store(initialState: Field.State(), reducer: Field(), runtime: runtime),
      tile: Store(initialState: Tile.State(), reducer: Tile(clock: clock), runtime: runtime))
  }
}

/// The whole page as one feature.
struct Board: Reducer {
  struct State: Equatable, Sendable {
    var field = Field.State()
    var tile = Tile.State()
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case field(Field.Action)
    case tile(Tile.Action)
  }

  let clock: any Clock<Duration>

  var body: some Reducer<State, Action> {
    CombineReducers {
      Field().lift(state: \.field, action: \.field)
      Tile(clock: clock).lift(state: \.tile, action: \.tile)
    }
  }
}
