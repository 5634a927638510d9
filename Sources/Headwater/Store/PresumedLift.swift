/// The lift that a scope of presented state presumes, in words for an issue.
@usableFromInline
struct PresumedLift {
  private let label: String
  private let state: AnyKeyPath
  private let child: Any.Type

  @usableFromInline
  static func optional<State, Child>(_ state: KeyPath<State, Child?>) -> PresumedLift {
    PresumedLift(label: "optional", state: state, child: Child.self)
  }

  @usableFromInline
  static func stack<State, Child>(_ state: KeyPath<State, StackState<Child>>) -> PresumedLift {
    PresumedLift(label: "stack", state: state, child: Child.self)
  }

  /// - Parameters:
  ///   - action: The parent's action, whose case the lift names.
  ///   - name: The name of that action, in full.
  ///   - place: The place that it was sent from.
  func forgotten(_ action: some Any, name: String, at place: SourcePlace) -> StoreIssue {
    let caseName = actionName(action)
    let field = fieldName ?? caseName
    return StoreIssue(
      """
      The action \(name) did nothing: no reducer is lifted to `\\\(field)`.

      Likely the body of the feature lacks the lift.

      Write it there, before the `Reduce`: \
      `\(reducer).lift(\(label): \\\(field), action: \\\(caseName))`.
      """,
      at: place)
  }

  /// The field of the key path with a dot before it; nil if it is computed and has no name.
  private var fieldName: String? {
    let path = "\(state)"
    guard !path.contains("<"), let dot = path.firstIndex(of: ".") else { return nil }
    return String(path[dot...])
  }

  /// The expression of the reducer, by the convention that a feature contains its `State`.
  private var reducer: String {
    let names = String(reflecting: child).split(separator: ".")
    for question in ["Alert", "ConfirmationDialog"]
    where names.count > 1 && names[0] == "Headwater" && names[1].hasPrefix("\(question)State<") {
      return "\(question)Reducer()"
    }
    guard names.count > 1, names.last == "State", let feature = names.dropLast().last,
      feature.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return "Feature()" }
    return "\(feature)()"
  }
}
