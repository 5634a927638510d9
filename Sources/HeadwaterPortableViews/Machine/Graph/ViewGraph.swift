/// The nodes of one mounted view or app, and the document that they maintain.
///
/// A graph does not update itself. When a value changes that a body has read, the graph calls
/// ``onInvalidate`` once. Its owner then calls ``flush()`` and sends the operations to the copy of the
/// document. Events arrive through ``handle(_:)``.
@MainActor
package final class ViewGraph {
  let document = Document()
  let invalidations: Invalidations
  /// The values of `@AppStorage` and `@SceneStorage`.
  package let storage: ValueStorage
  var cancellations = CancellationPool()
  let reflection: FieldReflection
  private(set) lazy var addresses = AddressBook(self)
  var limits = NestingLimits()
  private(set) var root: RootNode!
  /// The open dialogs; the topmost is the last.
  var modals: [ElementNode] = []
  /// The stacks of screens; outer stacks come first.
  var screenStacks: [any ScreenStack] = []
  /// The nodes that describe the page; outer ones come first.
  var pageFacts: [any PageFacts] = []

  private let reportIssue: @MainActor (ViewIssue) -> Void
  private var reported: Set<String> = []
  /// The symbols without effect that were reported.
  var ignored: Set<IgnoredSymbol> = []
  private var dirty: [ViewNode] = []
  private var isDirtySorted = true
  private var isUpdating = false
  /// The time when the current evaluation of bodies began. Nothing else runs until it has ended.
  private(set) var evaluationBegan = ContinuousClock.now
  private var isAnnounced = false
  private var actions: [() -> Void] = []
  private var checks: [() -> Void] = []
  private var appearing: [LifecycleNode] = []
  /// Those whose work the first page waits for.
  private var appearingFirst: [LifecycleNode] = []
  /// Whether the work that the first page waits for has begun.
  private var isPreparing = false
  private var inputs: [any SettlingNode] = []
  /// The action for each waiting row, by the id of its element. It runs when the element comes into view.
  var unseenRows: [Int: () -> Void] = [:]
  /// The windows of long lists, by the ids of their first elements.
  var rowWindows: [Int: RowWindow] = [:]
  /// The views in lazy containers that are in no row.
  var viewsBehindRows: [WeakLifecycleNode] = []
  private var titleAndFocus = TitleAndFocus()
  private(set) var isStarted = false
  /// Whether the document has nothing but the places of the screens that others cover. A host sets it for the first page, which
  /// then begins with the screen of its address, until that page is live.
  package var leavesOutCoveredScreens = false {
    didSet { for stack in screenStacks { stack.updateCoveredScreens() } }
  }
  package private(set) var isStopped = false
  /// The element of the current or the last event.
  var activeElement: Element?
  /// Returns the current time, for the time between taps. A test sets its own closure.
  package var now: @MainActor () -> ContinuousClock.Instant = { .now }
  /// Runs an action after a time, and returns a function that cancels it. A test sets its own closure.
  package var wait: Waiting = waitOnMainActor
  /// Starts the tasks of views.
  package let tasks = ViewTasks()
  /// The cost of all updates of the document so far.
  package let statistics = ViewStatistics()

  /// The maximum number of rounds in one update.
  private static let roundLimit = 100

  /// Called once when the graph has changes to flush; the owner then schedules ``flush()``.
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
    storage = ValueStorage(environment.storedTexts, invalidations: invalidations)
    self.reflection = reflection
    self.limits = limits
    reportIssue = report
    reference.graph = self
    var environment = environment
    environment.viewStatistics = statistics
    environment.viewTasks = tasks
    root = RootNode(of: self, environment: environment.entry)
    invalidations.beginUpdate()
    root.mount(content)
    document.setRoot(root.element)
    invalidations.endUpdate(postponing: [])
    update()
    _ = document.takeOperations()
  }

  // MARK: Updating

  /// Updates the views, and returns the operations since the last flush; those to store not with a whole page.
  package func flush(isWhole: Bool = false) -> [DocumentChange] {
    let operations = statistics.measure {
      update()
      isAnnounced = false
      let address = addresses.takeNews().map { [$0] } ?? []
      let values = isWhole ? [] : storage.takeNews()
      reportStorageMistakes()
      document.forgetUnusedStyles(besides: retainedElements)
      return address + values + document.takeOperations()
    }
    statistics.countUpdate(of: operations.count)
    return operations
  }

  /// Updates the document. The operations wait for the next flush.
  func update() {
    guard !isUpdating, !isStopped else { return }
    isUpdating = true
    invalidations.beginUpdate()
    var rounds = 0
    var postponed: [Tracker] = []
    while true {
      let trackers = invalidations.takePending()
      if rounds == Self.roundLimit, !trackers.isEmpty {
        reportEndlessUpdate(of: trackers, rounds: rounds)
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
    performChecks()
    reportMistakes()
    titleAndFocus.record(title: title, in: document)
    addresses.bringUpToDate()
    let scopes = announceAnimations()
    isUpdating = false
    invalidations.endUpdate(postponing: postponed)
    complete(scopes)
  }

  func markDirty(_ node: ViewNode) {
    guard !node.isDirty, node.isMounted else { return }
    node.isDirty = true
    dirty.append(node)
    isDirtySorted = false
  }

  /// Evaluates parents first: a child that its parent has updated is no longer dirty.
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
    let nodes = takeAppearing()
    for node in nodes where node.isMounted { node.appearIfVisible() }
  }

  private func performChecks() {
    let waiting = checks
    checks = []
    for check in waiting { check() }
  }

  private var hasAppearing: Bool {
    (isStarted && !appearing.isEmpty) || (isPreparing && !appearingFirst.isEmpty)
  }

  private func takeAppearing() -> [LifecycleNode] {
    defer {
      appearingFirst = []
      if isStarted { appearing = [] }
    }
    return isStarted ? appearingFirst + appearing : appearingFirst
  }

  /// Marks the title as outdated, because the visible screen or its title may have changed.
  func titleMayChange() {
    titleAndFocus.titleMayChange()
    addresses.mayChange()
  }

  /// Whether a flush would change or return anything.
  var hasWork: Bool {
    hasOperations || invalidations.hasPending || hasDeferredWork || !checks.isEmpty
  }

  private var hasOperations: Bool {
    document.hasOperations || addresses.hasNews || storage.hasNews
  }

  private var hasDeferredWork: Bool {
    document.hasChangedChildren || !inputs.isEmpty || !actions.isEmpty || !dirty.isEmpty
      || hasAppearing
  }

  func announce() {
    guard !isAnnounced else { return }
    isAnnounced = true
    onInvalidate?()
  }

  // MARK: Requests of nodes

  /// Performs an action after the views have been updated, in the same update.
  func afterUpdate(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  /// Performs a check when the update has ended, and with it all that `onChange` and the like have set off. The check
  /// changes nothing.
  func checkAfterUpdate(_ check: @escaping () -> Void) {
    checks.append(check)
  }

  func appearAfterUpdate(_ node: LifecycleNode) {
    if node.isForFirstPage { appearingFirst.append(node) } else { appearing.append(node) }
  }

  /// Compares the value of an input with its model after the views have been updated.
  func reconcileAfterUpdate(_ input: any SettlingNode) {
    inputs.append(input)
  }

  func focusAfterUpdate(_ element: Element) {
    titleAndFocus.focused = element
  }

  func blurAfterUpdate(_ element: Element) {
    titleAndFocus.blurred = element
  }

  /// Reports a mistake of a view, once for each message.
  func report(_ issue: ViewIssue) {
    guard reported.insert(issue.message).inserted else { return }
    reportIssue(issue)
  }

  // MARK: Life

  /// Starts the life of the screen: runs `onAppear` and `task`.
  package func start() {
    guard !isStarted, !isStopped else { return }
    isStarted = true
    isPreparing = true
    update()
    announceOperations()
  }

  /// Whether a view has work that the first page waits for.
  package var asksForFirstPage: Bool { !appearingFirst.isEmpty }

  /// Begins the work that the first page waits for, and nothing else.
  package func prepareFirstPage() {
    guard !isStopped else { return }
    isPreparing = true
    update()
  }

  /// Announces that a flush would return operations, if there are any.
  func announceOperations() {
    if hasOperations { announce() }
  }

  /// Ends the graph for good: it calls `onDisappear`, cancels tasks and unmounts every node. After that,
  /// nothing outside refers to the graph, and the graph has no reference cycle with its views.
  ///
  /// The document stays as it is. A graph that was never started has to be stopped too.
  package func stop() {
    guard !isStopped else { return }
    isStopped = true
    onInvalidate = nil
    root.disappear()
    root.unmount()
    // Requests of unmounting nodes no longer have a screen.
    actions = []
    checks = []
    appearing = []
    appearingFirst = []
    inputs = []
    dirty = []
    titleAndFocus.forgetFocus()
    activeElement = nil
    _ = invalidations.takePending()
  }
}

/// A reference to the graph for closures that run on any thread and return to the main actor.
private final class GraphReference: Sendable {
  @MainActor weak var graph: ViewGraph?
}
