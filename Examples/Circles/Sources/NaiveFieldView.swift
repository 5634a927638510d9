import HeadwaterUI

/// What the other forms avoid: each circle is given the whole state, so each move of the tile evaluates all circles.
struct NaiveFieldView: View {
  let store: Store<Board.State, Board.Action>

  var body: some View {
    let state = store.state
    Field.Rows { row in
      ForEach(state.field.circles[row]) { NaiveCircleView(id: $0.id, board: state) }
    }
  }
}

/// A circle that is given more than it shows.
public struct NaiveCircleView: View {
  let id: Int
  let board: Board.State

  public var body: some View {
    CircleShape(circle: board.field.circles[id])
  }
}
