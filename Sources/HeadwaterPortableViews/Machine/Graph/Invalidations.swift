import Synchronization

/// What has changed since the last update: written from any thread, read by the graph.
///
/// This is one of the two files of the room with a lock. Models may change on any thread, and
/// Observation calls back on that thread; everything such a call touches is in here.
final class Invalidations: Sendable {
  private struct State {
    var pending: [Tracker] = []
    /// Whether the graph is updating itself, and will see what is added without being told.
    var isUpdating = false
    var isAnnounced = false
    /// Whether somebody wants to be told.
    var announces = false
    var updatingThread: ObjectIdentifier?
    /// The tracker of the node whose body is being evaluated.
    var evaluated: Tracker?
    var misuses: [Tracker] = []

    mutating func needsAnnouncement() -> Bool {
      guard announces, !isUpdating, !isAnnounced else { return false }
      isAnnounced = true
      return true
    }
  }

  private let state = Mutex(State())
  private let announce: @Sendable () -> Void

  /// - Parameter announce: Called when the first change after an update arrives.
  init(announce: @escaping @Sendable () -> Void) {
    self.announce = announce
  }

  /// Asks for the node of a tracker to be evaluated again.
  func add(_ tracker: Tracker) {
    noteMutation()
    let isFirst = state.withLock { state in
      state.pending.append(tracker)
      return state.needsAnnouncement()
    }
    if isFirst { announce() }
  }

  /// Says whether somebody wants to be told of the first change after an update.
  func setAnnounces(_ announces: Bool) {
    state.withLock { $0.announces = announces }
  }

  /// Takes what has been added since the last call.
  func takePending() -> [Tracker] {
    state.withLock { state in
      defer { state.pending = [] }
      return state.pending
    }
  }

  /// Whether a node waits to be evaluated.
  var hasPending: Bool {
    state.withLock { !$0.pending.isEmpty }
  }

  func beginUpdate() {
    let thread = ObjectIdentifier(Thread.current)
    state.withLock { state in
      state.isUpdating = true
      state.updatingThread = thread
    }
  }

  /// Ends an update; what could not be evaluated in it waits for the next one, unannounced.
  func endUpdate(postponing postponed: [Tracker]) {
    let isFirst = state.withLock { state in
      state.isUpdating = false
      state.isAnnounced = false
      state.updatingThread = nil
      let hasNews = !state.pending.isEmpty
      state.pending.append(contentsOf: postponed)
      return hasNews && state.needsAnnouncement()
    }
    if isFirst { announce() }
  }

  // MARK: State that changes while a body is evaluated

  /// Says whose body is evaluated from now on; nil for nobody's.
  func setEvaluated(_ tracker: Tracker?) {
    state.withLock { $0.evaluated = tracker }
  }

  /// Notes who changed state, if it was a body that is being evaluated on this thread.
  func noteMutation() {
    let isEvaluating = state.withLock { $0.evaluated != nil }
    guard isEvaluating else { return }
    let thread = ObjectIdentifier(Thread.current)
    state.withLock { state in
      guard let tracker = state.evaluated, state.updatingThread == thread else { return }
      state.misuses.append(tracker)
    }
  }

  /// Takes the trackers of the nodes whose body changed state.
  func takeMisuses() -> [Tracker] {
    state.withLock { state in
      defer { state.misuses = [] }
      return state.misuses
    }
  }
}
