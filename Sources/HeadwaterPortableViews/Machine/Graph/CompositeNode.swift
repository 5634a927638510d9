/// A node whose content is computed from a value with properties: a view, a modifier, an app.
///
/// The node keeps the value, the storage of its `@State` and the like, and its one child. The
/// child is made and updated after the tracking of the evaluation has ended, so that what the
/// child reads is never taken for something that this node has read.
class CompositeNode<Subject>: TrackedNode {
  final var subject: Subject
  final let plan: FieldPlan
  final var slots: ContiguousArray<AnyObject> = []
  /// The environment keys that the value's properties read.
  final var environmentKeys: EnvironmentChange = []
  /// Whether the last evaluation had nothing to show.
  private final var isWithoutContent = false

  init(_ subject: Subject, in parent: ViewNode) {
    self.subject = subject
    plan = FieldPlan.of(Subject.self, reflection: parent.graph.reflection)
    super.init(in: parent)
  }

  /// Evaluates the content for the first time.
  final func mount() {
    graph.statistics.countBody(of: Subject.self)
    evaluateContent()
  }

  final func update(to subject: Subject) {
    let isSame = plan.isEqual(self.subject, subject)
    if isSame, !isDirty { return }
    let began = graph.evaluationBegan
    if let type = plan.objectMadeAnew(self.subject, subject, since: began) {
      graph.report(.stateLost(type: "\(type)", view: name))
    }
    self.subject = subject
    evaluate()
  }

  override final func evaluate() {
    isDirty = false
    graph.statistics.countBody(of: Subject.self)
    evaluateContent()
  }

  /// Reads the content by ``read(_:)``, then makes or updates the child; abstract.
  func evaluateContent() {}

  /// Binds the properties and runs `content` under tracking.
  ///
  /// - Returns: The content; nil as long as the environment lacks an object that a property needs.
  final func read<Content>(_ content: (Subject) -> Content) -> Content? {
    if !plan.isEmpty {
      // A property that receives a new object notifies its observers. This node must not be one of them here.
      tracker.cancel()
      var binding = PropertyBinding(node: self, slots: slots)
      plan.bind(&subject, binding: &binding)
      slots = binding.slots
      environmentKeys = binding.environmentKeys
      if let missing = binding.missing {
        graph.report(.missingEnvironment(missing, view: name))
        return nil
      }
    }
    graph.invalidations.setEvaluated(tracker)
    defer { graph.invalidations.setEvaluated(nil) }
    return tracker.track {
      if !plan.isEmpty { plan.update(&subject) }
      return content(subject)
    }
  }

  /// Makes or updates the child; unmounts it if the content is nil.
  final func setChild<Content>(
    to content: Content?, make: (Content) -> ViewNode, update: (ViewNode, Content) -> Void
  ) {
    switch (child, content) {
    case (let child?, let content?):
      update(child, content)
    case (nil, let content?):
      child = make(content)
      if isWithoutContent { invalidateElements() }
      isWithoutContent = false
    case (let child, nil):
      child?.unmount()
      self.child = nil
      if child != nil { invalidateElements() }
      isWithoutContent = true
    }
  }

  override var name: String { "\(Subject.self)" }
  override final var isComposite: Bool { true }
  override final var isBuiltIn: Bool {
    String(reflecting: Subject.self).hasPrefix("HeadwaterPortableViews.")
  }

  override final var hasStateToKeep: Bool {
    guard !(Subject.self is any DerivedState.Type) else { return false }
    return slots.contains { ($0 as? any KeptState)?.isWorthKeeping ?? false }
  }

  override final func environmentDidChange(
    to environment: EnvironmentEntry?, changed: EnvironmentChange
  ) {
    if environmentKeys.contains(where: changed.contains) { graph.markDirty(self) }
    super.environmentDidChange(to: environment, changed: changed)
  }
}

/// The node of a view that has a `body`.
final class BodyNode<V: View>: CompositeNode<V> {
  override func evaluateContent() {
    setChild(to: read { $0.body }, make: { makeChild($0) }, update: { updateChild($0, to: $1) })
  }
}
