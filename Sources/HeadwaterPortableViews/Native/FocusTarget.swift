/// Connects a `focused` modifier to the control inside it.
@MainActor
final class FocusTarget {
  /// The control; the first one if there are several.
  private(set) weak var element: Element?
  private(set) var hasFocus = false
  private let didMove: (Bool) -> Void
  private let outer: FocusTarget?

  init(outer: FocusTarget?, didMove: @escaping (Bool) -> Void) {
    self.outer = outer
    self.didMove = didMove
  }

  func adopt(_ element: Element) {
    if self.element?.isLive != true { self.element = element }
    outer?.adopt(element)
  }

  func focusDidMove(isHere: Bool) {
    hasFocus = isHere
    didMove(isHere)
    outer?.focusDidMove(isHere: isHere)
  }
}

enum FocusTargetKey: EnvironmentKey {
  static var defaultValue: FocusTarget? { nil }
}
