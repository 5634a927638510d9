import HeadwaterUI

/// The circles, with the tile above them.
struct StageView: View {
  let stores: CirclesStores

  var body: some View {
    ZStack {
      Group {
        if let board = stores.board {
          NaiveFieldView(store: board)
        } else {
          FieldView(store: stores.field)
        }
      }
      .accessibilityHidden(true)
      TileView(store: stores.tile)
    }
    .frame(width: Stage.width, height: Stage.width)
    // The circles leave an edge free on all sides: on the narrowest phones, the square is as wide as the page.
    .background(.background, in: RoundedRectangle(cornerRadius: 16))
    .frame(maxWidth: .infinity)
  }
}

/// All circles. This view does not read the place of the tile, so a drag does not evaluate it.
public struct FieldView: View {
  let store: Store<Field.State, Field.Action>

  public var body: some View {
    let circles = store.circles
    Field.Rows { row in
      ForEach(circles[row]) { CircleView(circle: $0) }
    }
  }
}

/// One circle.
public struct CircleView: View {
  let circle: ColoredCircle

  public var body: some View {
    CircleShape(circle: circle)
  }
}

/// The look of a circle.
struct CircleShape: View {
  let circle: ColoredCircle

  var body: some View {
    Circle()
      .fill(Color(hue: circle.hue, saturation: 0.6, brightness: 0.9))
      .frame(width: Stage.diameter, height: Stage.diameter)
  }
}

/// The tile. This view reads only its place.
public struct TileView: View {
  let store: Store<Tile.State, Tile.Action>

  public var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(Color(hue: 0.09, saturation: 0.9, brightness: 1))
      .frame(width: Stage.tile.width, height: Stage.tile.height)
      .shadow(color: .black.opacity(0.35), radius: 8, y: 4)
      .accessibilityElement()
      .accessibilityLabel("Tile")
      .accessibilityIdentifier("tile")
      .position(store.place)
      .gesture(
        DragGesture(minimumDistance: 0).onChanged {
          store.send(.dragged(from: $0.startLocation, to: $0.location))
        })
  }
}
