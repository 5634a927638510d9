import Foundation
import Headwater

/// Runs a feature one action at a time, and requires the test to account for everything that happens.
///
/// ```swift
/// @Test("a message appears when typing pauses")
/// func pause() {
///   let clock = TestClock()
///   let store = TestStore(initialState: SignUp.State(), reducer: SignUp(clock: clock))
///   store.send(.updateUsername("ab")) { $0.username = "ab" }
///   clock.advance(by: .seconds(0.8))
///   store.receive(.updateUsernameMessage) { $0.usernameMessage = "…" }
///   store.finish()
/// }
/// ```
///
/// - Everything is synchronous: effects run inside the test's own calls, and nothing waits, polls or times
///   out.
/// - The test is exhaustive: it has to state each change of the state, receive each action that an effect or
///   a reducer sends, and let each effect end. It therefore also fails when a feature does more than the test
///   says. An action or effect that is left at the end fails the line that sent the action it comes from.
/// - An action that the test did not send waits for `receive`, and is processed then.
/// - The subscriptions of the initial state start when the store is made.
public final class TestStore<State, Action> {
  let engine: Engine<State, Action>
  let runtime = ManualRuntime()
  let isEqual: (State, State) -> Bool

  /// The world that the feature asks, if the test was made with it, and the clock to advance.
  public let world: TestWorld

  /// The line of the last call, which failures in that call are reported at.
  var site: CallSite

  /// The lines that have sent actions, by the groups of their effects.
  var sites: [ObjectIdentifier: (group: EffectGroup, site: CallSite)] = [:]
  var trail: [String] = []

  /// How much the test has to state; everything by default.
  public var exhaustivity = Exhaustivity.exhaustive

  /// Whether a relaxed test prints the changes and actions that it did not state, with the lines that would
  /// state them.
  public var printsSkipped = false

  /// Whether the actions of effects wait until the test says whose comes next, with `deliver(from:)`.
  public var holdsActions: Bool {
    get { runtime.lock.withLock { letters.holdsActions } }
    set { runtime.lock.withLock { letters.holdsActions = newValue } }
  }
  var isFinished = false

  /// The lines whose calls made the feature dismiss itself, and that no call has expected.
  var dismissals: [CallSite] = []

  /// The connection of effects to the engine, which refers to it weakly.
  let letters: StoreLetters<State, Action>

  // Tests of the texts replace these three.
  var format = ValueFormat.standard
  var report: (String, CallSite) -> Void = { message, site in reportFailure(message, at: site) }
  var show: (String) -> Void = { print($0) }

  /// Makes a store for one test.
  ///
  /// - Parameters:
  ///   - initialState: The state before any action.
  ///   - reducer: The feature under test.
  ///   - middleware: The middleware, which sees each action before and after the reducer.
  public convenience init<R: Reducer>(
    initialState: State, reducer: R, middleware: (any Middleware<State, Action>)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action, State: Equatable {
    self.init(
      initialState: initialState, reducer: reducer, middleware: middleware, isEqual: ==,
      origin: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Makes a store for one test of a state that is not `Equatable`. It compares states by their textual form,
  /// field by field.
  ///
  /// - Parameters:
  ///   - initialState: The state before any action.
  ///   - reducer: The feature under test.
  ///   - middleware: The middleware, which sees each action before and after the reducer.
  @_disfavoredOverload
  public convenience init<R: Reducer>(
    initialState: State, reducer: R, middleware: (any Middleware<State, Action>)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    self.init(
      initialState: initialState, reducer: reducer, middleware: middleware,
      isEqual: { ValueFormat.standard.text(of: $0) == ValueFormat.standard.text(of: $1) },
      origin: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  init<R: Reducer>(
    initialState: State, reducer: R, middleware: (any Middleware<State, Action>)?,
    isEqual: @escaping (State, State) -> Bool, world: TestWorld = TestWorld(), origin: CallSite
  ) where R.State == State, R.Action == Action {
    self.isEqual = isEqual
    self.world = world
    site = origin
    engine = Engine(initialState: initialState, reducer: reducer, runtime: runtime.effects)
    let letters = StoreLetters(engine, lock: runtime.lock)
    self.letters = letters
    if let middleware { engine.install(middleware.resolved()) }
    engine.isStepping = true
    engine.onIssue = { [unowned self] issue in
      report(.issue(issue, trail: trail), site)
    }
    engine.onDismissal = { [unowned self] in dismissals.append(self.site) }
    runtime.attach(ObjectIdentifier(engine), actor: nil) { letters.deliverNext() }
    engine.host = letters
    engine.makeWake = { [runtime] _ in { _ in runtime.notify() } }
    // Time may pass before the first action, while the subscriptions of the initial state run.
    runtime.lock.withLock { engine.activate() }
  }

  deinit {
    // Effects that are left may report an issue, and a store can't be referred to during its `deinit`.
    engine.onIssue = { [report, site, trail] issue in report(.issue(issue, trail: trail), site) }
    engine.onDismissal = { [report, site, trail] in report(.dismissalLeft(trail: trail), site) }
    if !isFinished { finish(at: site) }
    engine.cancelEffects()
    world.end()
    runtime.drain(on: nil)
    runtime.retire()
  }

  /// The current state.
  public var state: State { runtime.lock.withLock { engine.state } }

  /// Sends an action, and states its changes.
  ///
  /// - Parameters:
  ///   - action: The action to process.
  ///   - change: Turns the old state into the expected new one. Without it, the state must not change.
  /// - Returns: The effects of the action, to cancel.
  @discardableResult
  public func send(
    _ action: Action, changes change: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TestStoreTask {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.site = site
    isFinished = false
    // Events from outside that came before this call are processed before the action.
    runtime.drain(on: nil)
    processOrReportWaiting(before: action, at: site)
    let before = state
    trail.append("sent \(caseName(action))")
    let group = runtime.lock.withLock {
      engine.send(action, from: SourcePlace(fileID: fileID, line: line))
    }
    if let group { sites[ObjectIdentifier(group)] = (group, site) }
    expect(
      change, from: before, after: "sending \(caseName(action))",
      call: PasteLines.send(action), at: site)
    return TestStoreTask(group: group, runtime: runtime) { [letters] in letters.releaseCancelled() }
  }

  /// Cancels all running effects, in a test that is not about them.
  public func cancelEffects() {
    runtime.lock.withLock {
      engine.cancelEffects()
      letters.releaseCancelled()
      runtime.drain(on: nil)
    }
  }

  /// Ends the test. It fails if an action was not received or an effect still runs, and cancels the effects.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    finish(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// The effects of one `send` to a test store.
public struct TestStoreTask {
  let group: EffectGroup?
  let runtime: ManualRuntime

  /// Called after effects were cancelled.
  var onCancel: () -> Void = {}

  /// Cancels the effects of the action, and those of the actions they have sent.
  public func cancel() {
    guard let group else { return }
    runtime.lock.withLock {
      StoreTask(group).cancel()
      onCancel()
      runtime.drain(on: nil)
    }
  }
}

/// Lets a runtime deliver to a test store, and middlewares' effects read its state.
///
/// `@unchecked Sendable`: the runtime calls it, and the store uses its engine, under the runtime's
/// lock only.
final class StoreLetters<State, Action>: @unchecked Sendable {
  private weak var engine: Engine<State, Action>?
  private let lock: NSRecursiveLock
  private(set) var held = HeldLetters<Action>()
  var holdsActions = false

  init(_ engine: Engine<State, Action>, lock: NSRecursiveLock) {
    self.engine = engine
    self.lock = lock
  }

  func deliverNext() -> Bool {
    lock.withLock {
      guard let engine else { return false }
      guard holdsActions || !held.isEmpty else { return engine.deliverNextLetter() }
      let letter = holdsActions ? held.takeFree(of: engine) : held.takeFirst(of: engine)
      if let letter { engine.deliverTaken(letter) }
      return letter != nil
    }
  }

  /// Delivers the first letter of an effect that is held.
  func deliver(from effect: RunningEffect) {
    lock.withLock {
      guard let engine, let letter = held.takeFirst(from: effect, of: engine) else { return }
      engine.deliverTaken(letter)
    }
  }

  /// Holds the letters of cancelled effects no longer.
  func releaseCancelled() {
    lock.withLock { held.releaseCancelled() }
  }
}

extension StoreLetters: EngineHost {
  var engineIsolation: (any Actor)? { nil }

  func lendState(_ body: @escaping @Sendable (State) -> Void) async {
    read(body)
  }

  /// A synchronous function, since an asynchronous one can't take a lock.
  private func read(_ body: (State) -> Void) {
    lock.withLock { if let engine { body(engine.state) } }
  }
}
