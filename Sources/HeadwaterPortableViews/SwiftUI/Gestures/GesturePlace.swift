/// The place where a gesture is used. It binds the properties of gestures that have a body.
@MainActor
public final class GesturePlace {
  private unowned let node: ViewNode
  private var slots: ContiguousArray<AnyObject> = []
  /// The binding of the current evaluation; nil between evaluations.
  private var binding: PropertyBinding?

  init(node: ViewNode) {
    self.node = node
  }

  /// The time by the clock of the graph.
  var now: ContinuousClock.Instant { node.graph.now() }

  /// Binds the gestures whose recognizers `evaluate` requests, in the same order each time. Returns the
  /// environment keys that they have read.
  func bindingGestures(_ evaluate: () -> Void) -> EnvironmentChange {
    binding = PropertyBinding(node: node, slots: slots)
    evaluate()
    defer { binding = nil }
    slots = binding?.slots ?? []
    return binding?.environmentKeys ?? []
  }

  /// Binds the properties of a gesture. Returns false if the environment lacks a value that it needs.
  func bind<G: Gesture>(_ gesture: inout G) -> Bool {
    let plan = FieldPlan.of(G.self, reflection: node.graph.reflection)
    guard !plan.isEmpty, var current = binding else { return true }
    plan.bind(&gesture, binding: &current)
    binding = current
    guard let missing = current.missing else {
      plan.update(&gesture)
      return true
    }
    node.graph.report(.missingEnvironment(missing, view: "\(G.self)"))
    return false
  }
}
