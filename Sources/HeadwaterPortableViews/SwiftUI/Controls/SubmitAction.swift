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

extension SubmitModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> SubmitNode {
    SubmitNode(self, in: parent)
  }

  func update(_ node: SubmitNode) {
    node.setAction(action)
  }
}

/// The node of `onSubmit`.
final class SubmitNode: SlotNode {
  private let actions: [SubmitActions]

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
    super.init(in: parent, decoration: parent.contentDecoration) { environment in
      var environment = environment
      if let text { environment = environment.setting(SubmitActionsKey.self, to: text) }
      if let search { environment = environment.setting(SearchActionsKey.self, to: search) }
      return environment
    }
  }

  func setAction(_ action: @escaping () -> Void) {
    for actions in actions { actions.action = action }
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
