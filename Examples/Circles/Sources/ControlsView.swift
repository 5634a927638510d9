import HeadwaterUI

/// Buttons that move the tile without a pointer, and change the circles.
struct ControlsView: View {
  let stores: CirclesStores

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 8) {
        ForEach(Tile.Direction.allCases, id: \.self) { direction in
          Button(action: stores.tile.call(.pushed(direction))) {
            Image(systemName: "arrow.\(direction)")
          }
          .accessibilityLabel("Move \(direction)")
        }
      }
      HStack(spacing: 8) {
        LapButton(store: stores.tile)
        Button("Turn the colors", action: stores.field.call(.colorsTurned))
      }
    }
    .buttonStyle(.bordered)
  }
}

struct LapButton: View {
  let store: Store<Tile.State, Tile.Action>

  var body: some View {
    Button(store.isOnLap ? "Stop" : "Go a lap", action: store.call(.lapTapped))
  }
}
