/// What is done when a person submits a field: inner actions first.
///
/// The object stays the same while its closure changes, so that a new closure, which differs from
/// every other, does not count as a change of the environment.
@MainActor
final class SubmitActions {
  var action: () -> Void
  private let outer: SubmitActions?

  init(_ action: @escaping () -> Void, outer: SubmitActions?) {
    self.action = action
    self.outer = outer
  }

  func perform() {
    action()
    outer?.perform()
  }
}

enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions? { nil }
}

/// Which submissions an action is for.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The triggers as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Fields in which a text is edited.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

struct SubmitModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
}

extension SubmitModifier: ViewModifier {
  typealias Body = Never

  static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    let outer = parent.contentEnvironment.value(of: SubmitActionsKey.self)
    let actions = SubmitActions(view.modifier.action, outer: outer)
    let isForText = view.modifier.triggers.contains(.text)
    let slot = SubmitNode(in: parent, actions: actions) {
      isForText ? $0.setting(SubmitActionsKey.self, to: actions) : $0
    }
    slot.content.setContent(view.content)
    return slot
  }

  static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    let node = unsafeDowncast(node, to: SubmitNode.self)
    node.actions.action = view.modifier.action
    node.content.setContent(view.content)
  }
}

private final class SubmitNode: ViewNode {
  let actions: SubmitActions
  private(set) var content: SlotNode!

  init(
    in parent: ViewNode, actions: SubmitActions,
    environment: @escaping (EnvironmentEntry?) -> EnvironmentEntry?
  ) {
    self.actions = actions
    super.init(in: parent)
    content = SlotNode(in: self, decoration: decoration, environment: environment)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    visit(content)
  }
}

extension View {
  /// Does something when a person submits a field in the view, by the return key.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }
}
