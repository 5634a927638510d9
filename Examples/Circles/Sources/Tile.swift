import Foundation
import HeadwaterUI

/// The rectangle that a person drags or pushes with a key. It can also go a lap by itself.
public struct Tile: Reducer {
  public struct State: Equatable, Sendable {
    var place = Stage.placeOnLap(0)
    var isOnLap = false
    /// The positions of the pointer and of the tile when the pointer was pressed.
    var grip: Grip?
  }

  struct Grip: Equatable, Sendable {
    var pointer: CGPoint
    var tile: CGPoint
  }

  public enum Action: Equatable, Sendable {
    case dragged(from: CGPoint, to: CGPoint)
    case pushed(Direction)
    case lapTapped
    case lapMoved(step: Int)
  }

  public enum Direction: String, CaseIterable, Sendable {
    case left, up, down, right
  }

  nonisolated private enum Work { case lap }

  /// The number of moves in a lap.
  nonisolated static let lapSteps = 200
  nonisolated static let lapInterval = Duration.milliseconds(20)
  static let push = 16.0

  let clock: any Clock<Duration>

  public init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .dragged(let start, let end):
      let grip = state.grip(at: start)
      state.place = Stage.place(
        near: CGPoint(x: grip.tile.x + end.x - start.x, y: grip.tile.y + end.y - start.y))
      return endLap(&state)

    case .pushed(let direction):
      let (x, y) = direction.unit
      state.place = Stage.place(
        near: CGPoint(x: state.place.x + x * Self.push, y: state.place.y + y * Self.push))
      return endLap(&state)

    case .lapTapped:
      guard !state.isOnLap else { return endLap(&state) }
      state.isOnLap = true
      return lap()

    case .lapMoved(let step):
      state.place = Stage.placeOnLap(Double(step) / Double(Self.lapSteps))
      state.isOnLap = step < Self.lapSteps
    }
    return .none
  }

  private func lap() -> Effect<Action> {
    .run(name: "lap") { [clock] send in
      for step in 1...Self.lapSteps {
        try await clock.sleep(for: Self.lapInterval)
        send(.lapMoved(step: step))
      }
    }
    .cancellable(id: Work.lap)
  }

  private func endLap(_ state: inout State) -> Effect<Action> {
    guard state.isOnLap else { return .none }
    state.isOnLap = false
    return .cancel(id: Work.lap)
  }
}

extension Tile.State {
  /// Returns the grip of a pointer. A pointer that was pressed in another place starts a new grip.
  fileprivate mutating func grip(at pointer: CGPoint) -> Tile.Grip {
    if let grip, grip.pointer == pointer { return grip }
    let new = Tile.Grip(pointer: pointer, tile: place)
    grip = new
    return new
  }
}

extension Tile.Direction {
  fileprivate var unit: (x: Double, y: Double) {
    switch self {
    case .left: (-1, 0)
    case .up: (0, -1)
    case .down: (0, 1)
    case .right: (1, 0)
    }
  }
}
