/// Connects a `focused` modifier to the control inside it.
@MainActor
final class FocusTarget {
  /// The control; the first one if there are several.
  private(set) weak var element: Element?
  private(set) var hasFocus = false
  private let didMove: (Bool) -> Void
  private let outer: FocusTarget?
  private var isYielding = false

  init(outer: FocusTarget?, didMove: @escaping (Bool) -> Void) {
    self.outer = outer
    self.didMove = didMove
  }

  /// Takes a control as the target if there is none.
  ///
  /// - Parameter yielding: Whether it makes way for a field, as the button beside one does.
  func adopt(_ element: Element, yielding: Bool = false) {
    if self.element?.isLive != true || (isYielding && !yielding) {
      self.element = element
      isYielding = yielding
    }
    outer?.adopt(element, yielding: yielding)
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
