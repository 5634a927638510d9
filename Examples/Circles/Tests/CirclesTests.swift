import Foundation
import HeadwaterTesting
import HeadwaterUI
import Testing

@testable import Circles

@Suite("Circles, the reducers")
struct CirclesTests {
  let clock = TestClock()

  private func store(_ state: Tile.State = Tile.State()) -> TestStore<Tile.State, Tile.Action> {
    TestStore(initialState: state, reducer: Tile(clock: clock))
  }

  @Test("the tile follows the pointer from where it was gripped")
  func drag() {
    let store = store()
    let start = CGPoint(x: 170, y: 150)
    store.send(.dragged(from: start, to: CGPoint(x: 180, y: 170))) {
      $0.grip = Tile.Grip(pointer: start, tile: CGPoint(x: 144, y: 144))
      $0.place = CGPoint(x: 154, y: 164)
    }
    store.send(.dragged(from: start, to: CGPoint(x: 171, y: 150))) {
      $0.place = CGPoint(x: 145, y: 144)
    }
    let other = CGPoint(x: 1, y: 1)
    store.send(.dragged(from: other, to: CGPoint(x: 2, y: 2))) {
      $0.grip = Tile.Grip(pointer: other, tile: CGPoint(x: 145, y: 144))
      $0.place = CGPoint(x: 146, y: 145)
    }
    store.finish()
  }

  @Test("the tile stays on the stage")
  func edges() {
    let store = store()
    store.exhaustivity = .relaxed
    store.send(.dragged(from: .zero, to: CGPoint(x: 9_999, y: -9_999))) {
      $0.place = CGPoint(x: 252, y: 24)
    }
    store.send(.pushed(.right))
    store.send(.pushed(.up))
    #expect(store.state.place == CGPoint(x: 252, y: 24))
    store.finish()
  }

  @Test(
    "a push moves it a little",
    arguments: [
      (Tile.Direction.left, CGPoint(x: 128, y: 144)), (.up, CGPoint(x: 144, y: 128)),
      (.down, CGPoint(x: 144, y: 160)), (.right, CGPoint(x: 160, y: 144)),
    ])
  func push(direction: Tile.Direction, place: CGPoint) {
    let store = store()
    store.send(.pushed(direction)) { $0.place = place }
    store.finish()
  }

  @Test("a lap has two hundred moves and ends where it began")
  func lap() {
    let store = store()
    store.exhaustivity = .relaxed
    store.send(.lapTapped) { $0.isOnLap = true }
    clock.advance(by: Tile.lapInterval)
    store.receive(.lapMoved(step: 1))
    #expect(store.state.place != Stage.placeOnLap(0))
    clock.advance(by: Tile.lapInterval * (Tile.lapSteps - 1))
    store.receive(.lapMoved(step: Tile.lapSteps)) { $0.isOnLap = false }
    #expect(hypot(store.state.place.x - 144, store.state.place.y - 144) < 0.001)
    store.finish()
  }

  @Test("taking hold of the tile ends its lap", arguments: [Tile.Action.pushed(.left), .lapTapped])
  func end(action: Tile.Action) {
    let store = store()
    store.exhaustivity = .relaxed
    store.send(.lapTapped)
    store.send(action) { $0.isOnLap = false }
    store.finish()
  }

  @Test("the colors of all circles turn")
  func colors() {
    let former = Field.State()
    var state = former
    _ = Field().reduce(into: &state, action: .colorsTurned)
    #expect(state.circles.count == 1_024)
    #expect(zip(state.circles, former.circles).allSatisfy { $0.hue != $1.hue && $0.hue < 1 })
  }

  @MainActor private final class CountingHost {
    var reading = CirclesReading()
  }

  @Test("a reading tells the cost of the move before it, and leaves out moves before it was shown")
  @MainActor func meter() {
    let host = CountingHost()
    let meter = Meter { host.reading }
    meter.tileMoved()
    #expect(meter.figures.moves == 0)
    #expect(meter.figures.bytesPerMove == nil)
    host.reading.bytes += 30
    host.reading.time += .microseconds(50)
    meter.tileMoved()
    host.reading.bytes += 40
    meter.tileMoved()
    #expect(!meter.tileRests(), "the last move is not drawn yet")
    host.reading.bytes += 50
    host.reading.operations += 1
    #expect(meter.tileRests())
    host.reading.bytes += 5_000
    host.reading.circleBodies += 7
    meter.tileMoved()
    #expect(meter.figures.moves == 3)
    #expect(meter.figures.bytesPerMove == 40)
    #expect(meter.figures.microsecondsPerMove == 50.0 / 3)
    #expect(meter.figures.circleBodies == 0)
  }
}
