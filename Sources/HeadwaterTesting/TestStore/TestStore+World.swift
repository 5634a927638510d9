import Headwater

extension TestStore {
  /// Makes a store for one test, whose feature asks the world of the store.
  ///
  /// ```swift
  /// let store = TestStore(initialState: Login.State()) { world in
  ///   Login(logIn: { try await world.choose("login", of: $0, from: []) }, clock: world.clock)
  /// }
  /// store.send(.tapped) { $0.isBusy = true }
  /// store.answer("login", .failure(Offline()))
  /// store.receive(.failed) { $0.isBusy = false }
  /// store.world.clock.advance(by: .seconds(1))
  /// ```
  ///
  /// - Parameters:
  ///   - initialState: The state before any action.
  ///   - reducer: Makes the feature under test.
  public convenience init<R: Reducer>(
    initialState: State, reducer: (TestWorld) -> R,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action, State: Equatable {
    let world = TestWorld()
    self.init(
      initialState: initialState, reducer: reducer(world), middleware: nil, isEqual: ==,
      world: world,
      origin: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Makes a store for one test of a state that is not `Equatable`, whose feature asks the world of the store.
  ///
  /// - Parameters:
  ///   - initialState: The state before any action.
  ///   - reducer: Makes the feature under test.
  @_disfavoredOverload
  public convenience init<R: Reducer>(
    initialState: State, reducer: (TestWorld) -> R,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    let world = TestWorld()
    self.init(
      initialState: initialState, reducer: reducer(world), middleware: nil,
      isEqual: { ValueFormat.standard.text(of: $0) == ValueFormat.standard.text(of: $1) },
      world: world,
      origin: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Answers a question that an effect has asked, and runs the effect until it can't continue.
  ///
  /// It fails the test if there is no such question, or if the answer has another type.
  ///
  /// - Parameters:
  ///   - name: The name of the question.
  ///   - subject: The value that the question is about; nil for any.
  ///   - asked: Which of the open questions with this name and subject is meant: 1 for the one that was asked
  ///     first.
  ///   - answer: The answer.
  public func answer(
    _ name: String, of subject: (any Sendable)? = nil, asked: Int = 1, _ answer: TestAnswer,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    comeToRest(at: site)
    let text = subject.map { WrittenValue($0).line }
    let open = world.questions
    let meant = open.filter { $0.name == name && (text == nil || $0.subject == text) }
    let wanted = "\"\(name)\"" + (text.map { " of \($0)" } ?? "")
    guard asked >= 1, asked <= meant.count else {
      return report(.noQuestion(wanted, asked: asked, open: open.map(\.words), trail: trail), site)
    }
    let question = meant[asked - 1]
    if case .option(let index) = answer, !(0..<question.optionCount).contains(index) {
      return report(
        .noOption(index, of: wanted, count: question.optionCount, trail: trail), site)
    }
    let mistake = runtime.lock.withLock { world.answer(question.number, with: answer) }
    if let mistake { return report(.otherAnswer(mistake, trail: trail), site) }
    trail.append("answered \(wanted)")
    runtime.drain(on: nil)
  }

  /// Advances the clock of the world.
  ///
  /// In a relaxed test, it first processes all waiting actions, and those of each wake-up before the next one.
  ///
  /// - Parameter duration: How far to advance.
  public func advance(
    by duration: Duration,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.site = site
    trail.append("advanced the clock by \(duration)")
    if exhaustivity == .relaxed {
      let target = world.clock.now.advanced(by: duration)
      repeat {
        processWaiting(at: site) { _ in false }
      } while world.clock.wakeNext(until: target, on: nil)
      world.clock.advance(by: world.clock.now.duration(to: target))
    } else {
      world.clock.advance(by: duration)
    }
  }

  /// Fails the test if a condition does not hold.
  ///
  /// In a relaxed test, it first processes all waiting actions. Tests that `explore` prints end with it.
  ///
  /// - Parameters:
  ///   - name: What is to hold.
  ///   - condition: Whether it does.
  public func expect(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ condition: (Moment<State>) -> Bool
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let moment = moment(at: site)
    if condition(moment) { return }
    report(.judged("\"\(name)\" does not hold.", moment: moment, trail: trail), site)
  }

  /// Fails the test if a condition holds.
  ///
  /// In a relaxed test, it first processes all waiting actions. Tests that `explore` prints end with it.
  ///
  /// - Parameters:
  ///   - name: What must not happen.
  ///   - condition: Whether it happens.
  public func expectNever(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ condition: (Moment<State>) -> Bool
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let moment = moment(at: site)
    guard condition(moment) else { return }
    report(.judged("\"\(name)\" happens.", moment: moment, trail: trail), site)
  }

  private func moment(at site: CallSite) -> Moment<State> {
    comeToRest(at: site)
    return Moment(
      state: state,
      running: runtime.lock.withLock { engine.runningEffects.map(\.origin.description) },
      questions: world.questions.map(\.words))
  }
}

extension String {
  static func noQuestion(
    _ wanted: String, asked: Int, open: [String], trail: [String]
  ) -> String {
    absent(
      asked == 1
        ? "No effect asks \(wanted), so there is nothing to answer."
        : "Fewer than \(asked) effects ask \(wanted).",
      present: open.isEmpty
        ? "No question is open." : "Open questions: \(open.joined(separator: ", ")).",
      trail: trail, repair: "Send the action that asks it first, or correct the name.")
  }

  static func noOption(_ index: Int, of wanted: String, count: Int, trail: [String]) -> String {
    """
    The question \(wanted) has \(count) options, counted from 0, and no option \(index).\(path(trail))

    Give one of these, or `.success(…)` or `.failure(…)`.
    """
  }

  static func otherAnswer(_ mistake: String, trail: [String]) -> String {
    """
    \(mistake) It was not given, and the effect still waits.\(path(trail))

    Give a value of the type that the feature asks for.
    """
  }

  static func judged<State>(_ what: String, moment: Moment<State>, trail: [String]) -> String {
    """
    \(what) The state is:

    \(indented(WrittenValue(moment.state).text(isDivided: true)))

    \(moment.words)\(path(trail))
    """
  }
}
