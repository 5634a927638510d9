/// A node whose content is computed from a value with properties: a view, a modifier, an app.
///
/// The node keeps the value, the storage of its `@State` and the like, and its one child. The
/// child is made and updated after the tracking of the evaluation has ended, so that what the
/// child reads is never taken for something that this node has read.
class CompositeNode<Subject>: ViewNode {
  final var subject: Subject
  final let plan: FieldPlan
  final var slots: ContiguousArray<AnyObject> = []
  /// The environment keys that the value's properties read.
  final var environmentKeys: EnvironmentChange = []
  final var child: ViewNode?
  final private(set) var tracker: Tracker!

  init(_ subject: Subject, in parent: ViewNode) {
    self.subject = subject
    plan = FieldPlan.of(Subject.self, reflection: parent.graph.reflection)
    super.init(in: parent)
    tracker = Tracker(self)
  }

  deinit {
    tracker.cancel()
  }

  /// Evaluates the content for the first time.
  final func mount() {
    graph.countEvaluation(of: Subject.self)
    evaluateContent()
  }

  final func update(to subject: Subject) {
    let isSame = plan.isEqual(self.subject, subject)
    if isSame, !isDirty { return }
    self.subject = subject
    evaluate()
  }

  override final func evaluate() {
    isDirty = false
    graph.countEvaluation(of: Subject.self)
    evaluateContent()
  }

  /// Reads the content by ``read(_:)``, then makes or updates the child; abstract.
  func evaluateContent() {}

  /// Binds the properties and runs `content` under tracking.
  final func read<Content>(_ content: (Subject) -> Content) -> Content {
    if !plan.isEmpty {
      var binding = PropertyBinding(node: self, slots: slots)
      plan.bind(&subject, binding: &binding)
      slots = binding.slots
      environmentKeys = binding.environmentKeys
    }
    graph.invalidations.setEvaluated(tracker)
    defer { graph.invalidations.setEvaluated(nil) }
    return tracker.track { content(subject) }
  }

  override var name: String { "\(Subject.self)" }
  override final var isComposite: Bool { true }

  override final func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override final func environmentDidChange(
    to environment: EnvironmentEntry?, changed: EnvironmentChange
  ) {
    if environmentKeys.contains(where: changed.contains) { graph.markDirty(self) }
    super.environmentDidChange(to: environment, changed: changed)
  }

  override final func unmount() {
    tracker.end()
    super.unmount()
  }
}

/// The node of a view that has a `body`.
final class BodyNode<V: View>: CompositeNode<V> {
  override func evaluateContent() {
    let body = read { $0.body }
    if let child {
      updateChild(child, to: body)
    } else {
      child = makeChild(body)
    }
  }
}
