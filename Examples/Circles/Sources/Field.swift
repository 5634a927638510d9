import HeadwaterUI

/// A thousand circles, which are independent of the tile above them.
public struct Field: Reducer {
  public struct State: Equatable, Sendable {
    var circles = (0..<Stage.side * Stage.side).map { ColoredCircle(id: $0) }
  }

  public enum Action: Equatable, Sendable {
    case colorsTurned
  }

  /// The turn of the colors for one tap, as a part of the whole circle of colors.
  static let turn = 0.125

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .colorsTurned:
      for index in state.circles.indices { state.circles[index].turn(by: Self.turn) }
    }
    return .none
  }
}

/// One of the circles. Its color depends on its position.
public struct ColoredCircle: Equatable, Sendable, Identifiable {
  public let id: Int
  private(set) var hue: Double

  init(id: Int) {
    self.id = id
    let diagonal = id % Stage.side + id / Stage.side
    hue = 0.5 + 0.4 * Double(diagonal) / Double(2 * Stage.side)
  }

  mutating func turn(by part: Double) {
    hue = (hue + part).truncatingRemainder(dividingBy: 1)
  }
}
