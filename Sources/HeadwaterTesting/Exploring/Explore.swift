import Headwater

/// Walks through every state that a feature can reach, and fails the test if one does not have the properties that
/// it has to have.
///
/// ```swift
/// explore(
///   from: [Login.State(name: "ana")],
///   reducer: { world in
///     Login(
///       logIn: { try await world.choose("login", of: $0, from: [.success(7), .failure(Offline())]) },
///       clock: world.clock)
///   },
///   actions: { $0.isBusy ? [.left] : [.tapped, .left] },
///   holding: [
///     .always("busy means running") { $0.state.isBusy == !$0.running.isEmpty },
///     .sometimes("signed in") { $0.state.user != nil },
///     .eventually("the spinner ends") { !$0.state.isBusy },
///   ])
/// ```
///
/// - From each state it takes each step: an action of the person, an answer of the world to a question that an
///   effect has asked, and the passing of time to the next instant at which an effect wakes. It therefore finds
///   each order in which answers, deadlines and taps can come.
/// - It goes breadth first, so that the way to a failure has the fewest steps. The failure contains a test that
///   goes this way.
/// - It runs the reducer and its effects in the engine that apps use. Between two steps, everything that does not
///   wait runs in a fixed order, as in a ``TestStore``.
/// - Two states are the same if they are equal and the same effects wait in them: effects that equal states and
///   actions have started, and that were given the same answers.
/// - An issue of the store fails the test. So does a reducer that is no function of state and action or changes an object
///   in the state, an effect that waits for anything else than the world, and effects that start each other without end.
/// - An action that is not `Hashable` is told apart by all its parts. One with a function or an object is told apart by
///   where it comes from: its place among `actions`, or the effect that sends it.
///
/// - Parameters:
///   - initialStates: The states to begin with.
///   - way: How to go: through every state, also in all orders of the effects' actions, or by random walks.
///   - limits: How far to go.
///   - reducer: Makes the feature with the world that its effects ask. It is called often.
///   - actions: The actions that the person can send in a state.
///   - properties: The properties to check.
///   - crashFile: The path of a file for the way to a crash: if the feature ends the process, the next run reports
///     this way, leaves out its last step, and goes on. Each call needs a file of its own. Nil for no such file.
/// - Returns: What was found.
@inlinable
@discardableResult
public func explore<R: Reducer>(
  from initialStates: [R.State], _ way: ExplorationWay = .states,
  limits: ExplorationLimits = ExplorationLimits(),
  reducer: @escaping (TestWorld) -> R, actions: @escaping (R.State) -> [R.Action],
  holding properties: [ExplorationProperty<R.State, R.Action>] = [],
  resume crashFile: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Exploration<R.State, R.Action> where R.State: Hashable {
  explored(
    PureSteps(makeReducer: { reducer($0).resolved() }, actions: actions, canonical: { $0 }),
    from: initialStates, way, limits: limits, comparesWholeStates: true, holding: properties,
    resume: crashFile, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Walks through every state that a feature can reach, and compares states by a value that is made of them.
///
/// With a value that is equal for states that differ only in what does not matter, there are fewer states. Sorting
/// what is symmetric makes states equal that differ in the names of their parts only:
///
/// ```swift
/// explore(
///   from: [Dining.State()], reducer: { _ in Dining() }, actions: { $0.moves },
///   canonical: { $0.seats.sorted() })
/// ```
///
/// Sorting is right only as long as no running effect names what is sorted: an effect that will serve the second seat does
/// so also after the seats were sorted. Let the value contain which seat an effect is for. `explore` fails if it meets two
/// states that go on differently, but it compares only some of them, one step ahead.
///
/// The screens of a `StackState` have ids that are never given twice, so that no state with a stack comes back after a
/// push. Compare by a stack that is made anew:
///
/// ```swift
/// canonical: {
///   var state = $0
///   state.path = StackState(state.path)
///   return state
/// }
/// ```
///
/// That is right as long as nothing else in the state, and no running effect of another feature, contains an id of a
/// screen. If the state contains one, put the place of that screen into the value instead.
///
/// - Parameters:
///   - initialStates: The states to begin with.
///   - way: How to go: through every state, also in all orders of the effects' actions, or by random walks.
///   - limits: How far to go.
///   - reducer: Makes the feature with the world that its effects ask.
///   - actions: The actions that the person can send in a state.
///   - canonical: The value by which states are compared. It has to contain everything on which the reducer, its
///     effects and the properties depend, except for the names of what is symmetric and what no running effect names.
///   - properties: The properties to check.
///   - crashFile: The path of a file for the way to a crash: if the feature ends the process, the next run reports
///     this way, leaves out its last step, and goes on. Each call needs a file of its own. Nil for no such file.
/// - Returns: What was found.
@inlinable
@discardableResult
public func explore<R: Reducer, Canonical: Hashable>(
  from initialStates: [R.State], _ way: ExplorationWay = .states,
  limits: ExplorationLimits = ExplorationLimits(),
  reducer: @escaping (TestWorld) -> R, actions: @escaping (R.State) -> [R.Action],
  canonical: @escaping (R.State) -> Canonical,
  holding properties: [ExplorationProperty<R.State, R.Action>] = [],
  resume crashFile: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Exploration<R.State, R.Action> {
  explored(
    PureSteps(makeReducer: { reducer($0).resolved() }, actions: actions, canonical: canonical),
    from: initialStates, way, limits: limits, comparesWholeStates: false, holding: properties,
    resume: crashFile, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Walks through every state that a feature can reach, for a state that is `Equatable` and not `Hashable`.
///
/// It is slower than the form for a `Hashable` state, since it finds equal states by their text: two states are the same
/// if `==` and their texts say so. If your `==` leaves out a part that the text shows, such as a counter, there are more
/// states than it says, and maybe no end to them. Make the state `Hashable` then, or compare by `canonical:`.
///
/// - Parameters:
///   - initialStates: The states to begin with.
///   - way: How to go: through every state, also in all orders of the effects' actions, or by random walks.
///   - limits: How far to go.
///   - reducer: Makes the feature with the world that its effects ask.
///   - actions: The actions that the person can send in a state.
///   - properties: The properties to check.
///   - crashFile: The path of a file for the way to a crash: if the feature ends the process, the next run reports
///     this way, leaves out its last step, and goes on. Each call needs a file of its own. Nil for no such file.
/// - Returns: What was found.
@_disfavoredOverload
@inlinable
@discardableResult
public func explore<R: Reducer>(
  from initialStates: [R.State], _ way: ExplorationWay = .states,
  limits: ExplorationLimits = ExplorationLimits(),
  reducer: @escaping (TestWorld) -> R, actions: @escaping (R.State) -> [R.Action],
  holding properties: [ExplorationProperty<R.State, R.Action>] = [],
  resume crashFile: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Exploration<R.State, R.Action> where R.State: Equatable {
  explored(
    PureSteps(
      makeReducer: { reducer($0).resolved() }, actions: actions,
      canonical: { HashedByText(value: $0) }),
    from: initialStates, way, limits: limits, comparesWholeStates: true, holding: properties,
    resume: crashFile, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// A value that is hashed by its text. Values that are equal by an `==` of their own may have different texts; they count
/// as different, which loses no state.
@usableFromInline
struct HashedByText<Value: Equatable>: Hashable {
  @usableFromInline let value: Value

  @inlinable
  init(value: Value) {
    self.value = value
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(WrittenValue(value).line)
  }
}

/// Explores, and fails the test for what it finds.
@usableFromInline
func explored<State, Action, Canonical>(
  _ pure: PureSteps<State, Action, Canonical>, from initialStates: [State], _ way: ExplorationWay,
  limits: ExplorationLimits, comparesWholeStates: Bool,
  holding properties: [ExplorationProperty<State, Action>], resume crashFile: String?,
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) -> Exploration<State, Action> {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let explorer = Explorer(
    pure, way: way, limits: limits, comparesWholeStates: comparesWholeStates,
    properties: properties)
  if let refusal = explorer.refusal(of: initialStates) {
    explorer.failures = [FoundFailure(kind: .refused(refusal))]
  } else if let crashFile, CrashTrail.isForeign(crashFile) {
    explorer.failures = [FoundFailure(kind: .refused(.foreignCrashFile(crashFile)))]
  } else {
    if let crashFile {
      explorer.crashes = CrashTrail(path: crashFile)
      if explorer.crashes == nil { reportFailure(.noCrashFile(crashFile), at: site) }
    }
    explorer.reportCrash = { [unowned explorer] crash in
      reportFailure(explorer.describe(crash, at: site).message, at: site)
    }
    explorer.explore(from: initialStates)
  }
  let found = Exploration(explorer, time: explorer.progress.elapsed, site: site)
  for failure in found.failures where !failure.isReported {
    reportFailure(failure.message, at: failure.site)
  }
  if let rest = found.notCovered { print("explore: \(rest)") }
  return found
}
