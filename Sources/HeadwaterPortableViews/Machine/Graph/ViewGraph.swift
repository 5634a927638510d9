/// The nodes of one mounted view or app, and the document that they keep.
///
/// A graph does nothing by itself. What a body has read changes; the graph says so once by
/// ``onInvalidate``; its owner calls ``flush()`` and sends the operations to whoever has the
/// document. Events come in by ``handle(_:)``.
@MainActor
package final class ViewGraph {
  let document = Document()
  let invalidations: Invalidations
  var cancellations = CancellationPool()
  let reflection: FieldReflection
  var limits = NestingLimits()
  private(set) var root: RootNode!
  /// The dialogs that are open, the topmost last.
  var modals: [ElementNode] = []
  /// The stacks of screens, outer ones first.
  var screenStacks: [any ScreenStack] = []

  private let reportIssue: @MainActor (ViewIssue) -> Void
  private var reported: Set<String> = []
  /// The symbols without effect that have been named.
  var ignored: Set<IgnoredSymbol> = []
  private var dirty: [ViewNode] = []
  private var isDirtySorted = true
  private var isUpdating = false
  /// When bodies began to be evaluated; nothing else runs until they have been.
  private(set) var evaluationBegan = ContinuousClock.now
  private var isAnnounced = false
  private var actions: [() -> Void] = []
  private var appearing: [LifecycleNode] = []
  private var inputs: [any SettlingNode] = []
  /// What to do when the first row that waits to be seen comes into view, by its element.
  var unseenRows: [Int: () -> Void] = [:]
  /// Views in lazy containers that are in no row.
  var viewsBehindRows: [WeakLifecycleNode] = []
  private var focusedElement: Element?
  private var blurredElement: Element?
  private var recordedTitle = ""
  private var isTitleCurrent = false
  private(set) var isStarted = false
  private(set) var isStopped = false
  /// The element of the event that is being handled, or was last.
  var activeElement: Element?
  /// Tells the time between taps; a test sets its own.
  package var now: @MainActor () -> ContinuousClock.Instant = { .now }
  /// Does something after a time; what it returns cancels that. A test waits as it likes.
  package var wait: Waiting = waitOnMainActor
  /// What it has cost so far to keep the document up to date.
  package let statistics = ViewStatistics()

  /// The number of updates in a row after which an update gives up.
  private static let roundLimit = 100

  /// Called once when the clean graph becomes dirty; the owner then schedules ``flush()``.
  package var onInvalidate: (@MainActor () -> Void)? {
    didSet { invalidations.setAnnounces(onInvalidate != nil) }
  }

  init(
    environment: EnvironmentValues = EnvironmentValues(),
    reflection: FieldReflection,
    limits: NestingLimits = NestingLimits(),
    report: @escaping @MainActor (ViewIssue) -> Void,
    content: (ViewNode) -> ViewNode
  ) {
    let reference = GraphReference()
    invalidations = Invalidations {
      Task { @MainActor in reference.graph?.announce() }
    }
    self.reflection = reflection
    self.limits = limits
    reportIssue = report
    reference.graph = self
    var environment = environment
    environment.viewStatistics = statistics
    root = RootNode(of: self, environment: environment.entry)
    invalidations.beginUpdate()
    root.mount(content)
    document.setRoot(root.element)
    invalidations.endUpdate(postponing: [])
    update()
    _ = document.takeOperations()
  }

  // MARK: Updating

  /// Evaluates what has changed and returns the operations since the last flush.
  package func flush() -> [DocumentChange] {
    let operations = statistics.measure {
      update()
      isAnnounced = false
      return document.takeOperations()
    }
    statistics.countUpdate(of: operations.count)
    return operations
  }

  /// Brings the document up to date; the operations wait for the next flush.
  func update() {
    guard !isUpdating, !isStopped else { return }
    isUpdating = true
    invalidations.beginUpdate()
    var rounds = 0
    var postponed: [Tracker] = []
    while true {
      let trackers = invalidations.takePending()
      if rounds == Self.roundLimit, !trackers.isEmpty {
        reportEndlessUpdate(of: trackers)
        postponed = trackers
        break
      }
      for tracker in trackers {
        if let node = tracker.node { markDirty(node) }
      }
      if trackers.isEmpty, dirty.isEmpty, !hasDeferredWork { break }
      evaluateDirtyNodes()
      document.reconcileChildren()
      reconcileInputs()
      performActions()
      rounds += 1
    }
    reportMisuses()
    recordTitleAndFocus()
    isUpdating = false
    invalidations.endUpdate(postponing: postponed)
  }

  func markDirty(_ node: ViewNode) {
    guard !node.isDirty, node.isMounted else { return }
    node.isDirty = true
    dirty.append(node)
    isDirtySorted = false
  }

  /// Parents first: a child that its parent has updated on the way is no longer dirty.
  private func evaluateDirtyNodes() {
    evaluationBegan = .now
    while !dirty.isEmpty {
      if !isDirtySorted {
        dirty.sort { $0.depth > $1.depth }
        isDirtySorted = true
      }
      let node = dirty.removeLast()
      guard node.isDirty, node.isMounted else { continue }
      node.evaluate()
      node.isDirty = false
    }
  }

  private func reportMisuses() {
    for tracker in invalidations.takeMisuses() {
      if let node = tracker.node { report(.stateChangedInBody(view: node.name)) }
    }
  }

  private func reconcileInputs() {
    let waiting = inputs
    inputs = []
    for input in waiting where input.isMounted { input.reconcileValue() }
  }

  private func performActions() {
    let waiting = actions
    actions = []
    for action in waiting { action() }
    guard hasAppearing else { return }
    let nodes = appearing
    appearing = []
    for node in nodes where node.isMounted { node.appearIfVisible() }
  }

  private var hasAppearing: Bool { isStarted && !appearing.isEmpty }

  /// Says that the visible screen, or its title, may be another.
  func titleMayChange() {
    isTitleCurrent = false
  }

  private func recordTitleAndFocus() {
    if !isTitleCurrent {
      isTitleCurrent = true
      let title = title
      if title != recordedTitle {
        recordedTitle = title
        document.record(.setTitle(title))
      }
    }
    // What gets the focus takes it from what had it.
    if let element = focusedElement, element.isLive, !element.isHidden {
      document.record(.focus(element: element.id))
    } else if let element = blurredElement, element.isLive {
      document.record(.blur(element: element.id))
    }
    focusedElement = nil
    blurredElement = nil
  }

  /// Whether a flush would do or return anything.
  var hasWork: Bool {
    document.hasOperations || invalidations.hasPending || hasDeferredWork
  }

  private var hasDeferredWork: Bool {
    document.hasChangedChildren || !inputs.isEmpty || !actions.isEmpty || hasAppearing
  }

  func announce() {
    guard !isAnnounced else { return }
    isAnnounced = true
    onInvalidate?()
  }

  // MARK: What nodes ask for

  /// Performs an action after the views have been updated, in the same update.
  func afterUpdate(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  func appearAfterUpdate(_ node: LifecycleNode) {
    appearing.append(node)
  }

  /// Compares what an input shows with its model after the views have been updated.
  func reconcileAfterUpdate(_ input: any SettlingNode) {
    inputs.append(input)
  }

  func focusAfterUpdate(_ element: Element) {
    focusedElement = element
  }

  func blurAfterUpdate(_ element: Element) {
    blurredElement = element
  }

  /// Says what a view did wrong, once for each message.
  func report(_ issue: ViewIssue) {
    guard reported.insert(issue.message).inserted else { return }
    reportIssue(issue)
  }

  private func reportEndlessUpdate(of trackers: [Tracker]) {
    var names: [String] = []
    for tracker in trackers {
      if let name = tracker.node?.name, !names.contains(name) { names.append(name) }
    }
    report(.endlessUpdate(views: names, rounds: Self.roundLimit))
  }

  // MARK: Life

  /// Begins what lives with the screen: `onAppear` and `task`.
  package func start() {
    guard !isStarted, !isStopped else { return }
    isStarted = true
    update()
    announceOperations()
  }

  /// Says that a flush would return something, if it would.
  func announceOperations() {
    if document.hasOperations { announce() }
  }

  /// Ends it for good: `onDisappear` is called, tasks are cancelled, and every node is unmounted, so that
  /// nothing outside holds the graph and the graph holds nothing of its views in a circle.
  ///
  /// The document stays as it was last. A graph that was never started has to be stopped too.
  package func stop() {
    guard !isStopped else { return }
    isStopped = true
    onInvalidate = nil
    root.disappear()
    root.unmount()
    // What unmounting has asked for has no screen any more.
    actions = []
    appearing = []
    inputs = []
    dirty = []
    focusedElement = nil
    blurredElement = nil
    activeElement = nil
    _ = invalidations.takePending()
  }
}

/// Lets what is called from any thread find its graph again on the main actor.
private final class GraphReference: Sendable {
  @MainActor weak var graph: ViewGraph?
}
