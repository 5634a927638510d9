import Headwater
import HeadwaterPortableViews

/// A store for the circles and one for the rectangle: scopes of one store, or two stores.
@MainActor
struct DragStores {
  let field: Store<Field.State, Field.Action>
  let tile: Store<Tile.State, Tile.Action>

  static func one() -> DragStores {
    let store = Store(initialState: Board.State(), reducer: Board())
    return DragStores(
      field: store.scope(state: \.field, action: \.field),
      tile: store.scope(state: \.tile, action: \.tile))
  }

  static func two() -> DragStores {
    DragStores(
      field: Store(initialState: Field.State(), reducer: Field()),
      tile: Store(initialState: Tile.State(), reducer: Tile()))
  }
}

struct Field: Reducer {
  struct State: Equatable {
    var circles = (0..<1_000).map { CGPoint(x: $0 % 40 * 10, y: $0 / 40 * 10) }
  }

  enum Action { case moved(CGPoint) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .moved(let offset):
      for index in state.circles.indices {
        state.circles[index].x += offset.x
        state.circles[index].y += offset.y
      }
    }
    return .none
  }
}

struct Tile: Reducer {
  struct State: Equatable {
    var place = CGPoint.zero
  }

  enum Action { case moved(CGPoint) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .moved(let place): state.place = place
    }
    return .none
  }
}

/// Both as one feature.
struct Board: Reducer {
  struct State: Equatable {
    var field = Field.State()
    var tile = Tile.State()
  }

  enum Action {
    case field(Field.Action)
    case tile(Tile.Action)
  }

  var body: some Reducer<State, Action> {
    CombineReducers {
      Field().lift(state: \.field, action: \.field)
      Tile().lift(state: \.tile, action: \.tile)
    }
  }
}

// Handwritten, so that the benchmarks need no macro.
extension Board.Action: CasePathable {
  struct Cases {
    enum FieldCase: CasePath {
      static func embed(_ value: Field.Action) -> Board.Action { .field(value) }
      static func extract(_ root: Board.Action) -> Field.Action? {
        if case .field(let value) = root { value } else { nil }
      }
    }

    enum TileCase: CasePath {
      static func embed(_ value: Tile.Action) -> Board.Action { .tile(value) }
      static func extract(_ root: Board.Action) -> Tile.Action? {
        if case .tile(let value) = root { value } else { nil }
      }
    }

    var field: FieldCase.Type { FieldCase.self }
    var tile: TileCase.Type { TileCase.self }
  }

  static var cases: Cases { Cases() }
}
