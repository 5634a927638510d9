/// The actions for a submitted field. Inner actions come first.
///
/// The object remains the same while its closure changes. A new closure, which cannot be compared, is
/// therefore not a change of the environment.
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

/// The actions for a submitted search field.
enum SearchActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions? { nil }
}

/// The submissions that perform an action.
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

  static var reach: ModifierReach { .all }

  static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    let node = SubmitNode(view.modifier, in: parent)
    node.content.setContent(view.content)
    return node
  }

  static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    let node = unsafeDowncast(node, to: SubmitNode.self)
    node.setAction(view.modifier.action)
    node.content.setContent(view.content)
  }
}

private final class SubmitNode: ViewNode {
  private let actions: [SubmitActions]
  private(set) var content: SlotNode!

  init(_ modifier: SubmitModifier, in parent: ViewNode) {
    let environment = parent.contentEnvironment
    func actions(
      for trigger: SubmitTriggers, around outer: SubmitActions?
    ) -> SubmitActions? {
      guard modifier.triggers.contains(trigger) else { return nil }
      return SubmitActions(modifier.action, outer: outer)
    }
    let text = actions(for: .text, around: environment.value(of: SubmitActionsKey.self))
    let search = actions(for: .search, around: environment.value(of: SearchActionsKey.self))
    self.actions = [text, search].compactMap(\.self)
    super.init(in: parent)
    content = SlotNode(in: self, decoration: decoration) { environment in
      var environment = environment
      if let text { environment = environment.setting(SubmitActionsKey.self, to: text) }
      if let search { environment = environment.setting(SearchActionsKey.self, to: search) }
      return environment
    }
  }

  func setAction(_ action: @escaping () -> Void) {
    for actions in actions { actions.action = action }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    visit(content)
  }
}

extension View {
  /// Performs an action when a person submits a field in the view with the return key.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }
}
