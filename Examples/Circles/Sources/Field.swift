import HeadwaterUI

/// A thousand circles, which have nothing to do with what is dragged above them.
public struct Field: Reducer {
  public struct State: Equatable, Sendable {
    var circles = (0..<Stage.side * Stage.side).map { ColoredCircle(id: $0) }
  }

  public enum Action: Equatable, Sendable {
    case colorsTurned
  }

  /// How far the colors go around at once.
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

/// One of the circles; its color follows from where it stands.
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
