extension TurnModel {
  /// Adds a task, which is ready at once.
  mutating func addTask(_ task: ModelTask<Action>) -> Int {
    let number = nextNumber()
    tasks[number] = task
    readyTasks.append(number)
    return number
  }

  /// Cancels a task and its child tasks. Only a sleep reacts to it.
  mutating func cancel(task number: Int) {
    guard let task = tasks[number], !task.isCancelled else { return }
    tasks[number]?.isCancelled = true
    if let index = sleepers.firstIndex(where: { $0.task == number }) {
      sleepers.remove(at: index)
      tasks[number]?.outcome = .failed(.cancelled)
      readyTasks.append(number)
    }
    if case .race(let children, _) = task.frames.last {
      for child in children { cancel(task: child) }
    }
  }

  /// Runs a task until it waits or has ended.
  mutating func go(on number: Int) {
    while let frame = tasks[number]?.frames.popLast() {
      guard goOn(frame, in: number) else { return }
    }
    endTask(number)
  }

  /// Runs the innermost step of a task.
  ///
  /// - Returns: False if the task has to wait now.
  private mutating func goOn(_ frame: ModelTask<Action>.Frame, in number: Int) -> Bool {
    guard let task = tasks[number] else { return false }
    switch frame {
    case .effect(let handler):
      return hear(task.outcome, handler, in: number)
    case .handled:
      tell(.ended(.handled), of: task.effect)
    case .delay:
      tell(task.outcome == .returned ? .awake : .ended(.returned), of: task.effect)
    case .work(let guards, let script):
      begin(guards, script, in: number)
    case .steps(let steps, let ignoresCancellation):
      return goOn(steps, ignoresCancellation, in: number)
    case .attempt(let pauses, let guards, let script):
      guard case .failed = task.outcome, !task.isCancelled,
        let pause = pauses.first
      else { return true }
      push(.pauseBeforeAttempt(pauses: pauses.dropFirst(), guards, script), to: number)
      push(.pause(pause), to: number)
    case .pauseBeforeAttempt(let pauses, let guards, let script):
      guard task.outcome == .returned else { return true }
      push(.attempt(pauses: pauses, guards, script), to: number)
      push(.work(guards, script), to: number)
    case .pause(let duration):
      return sleep(for: duration, in: number)
    case .race(let children, let first):
      return goOnRacing(children, first, in: number)
    case .limit(let timeout):
      guard task.outcome == .returned else { return true }
      timeoutsOver.insert(timeout)
      tasks[number]?.outcome = .failed(.timedOut)
    }
    return true
  }

  private mutating func push(_ frame: ModelTask<Action>.Frame, to number: Int) {
    tasks[number]?.frames.append(frame)
  }

  /// Ends the work of an effect.
  private mutating func hear(
    _ outcome: ModelTask<Action>.Outcome, _ handler: ModelScript<Action>.Handler?, in number: Int
  ) -> Bool {
    guard let task = tasks[number] else { return false }
    guard case .failed(let failure) = outcome, !effects[index(of: task.effect)].isCancelled else {
      tell(.ended(.returned), of: task.effect)
      return true
    }
    guard let handler else {
      tell(.ended(.uncaught("\(failure)")), of: task.effect)
      return true
    }
    let steps = failure == .timedOut ? handler.ofTimeout : handler.ofFailure
    push(.handled, to: number)
    push(.steps(steps[...], ignoresCancellation: true), to: number)
    tasks[number]?.outcome = .returned
    return true
  }

  /// Begins work inside the outermost timeout or retry around it.
  private mutating func begin(
    _ guards: ArraySlice<ModelGuard>, _ script: ModelScript<Action>, in number: Int
  ) {
    guard let task = tasks[number] else { return }
    tasks[number]?.outcome = .returned
    switch guards.first {
    case nil:
      push(
        .steps(script.steps[...], ignoresCancellation: script.ignoresCancellation), to: number)
    case .retry(let pauses):
      push(.attempt(pauses: pauses[...], guards.dropFirst(), script), to: number)
      push(.work(guards.dropFirst(), script), to: number)
    case .timeout(let duration):
      let timeout = nextNumber()
      let work = addTask(
        ModelTask(
          effect: task.effect, parent: number, timeouts: task.timeouts + [timeout],
          frames: [.work(guards.dropFirst(), script)], isCancelled: task.isCancelled))
      let limit = addTask(
        ModelTask(
          effect: task.effect, parent: number, timeouts: [],
          frames: [.limit(timeout: timeout), .pause(duration)], isCancelled: task.isCancelled))
      push(.race(children: [work, limit], first: nil), to: number)
    }
  }

  private mutating func goOn(
    _ steps: ArraySlice<ModelScript<Action>.Step>, _ ignoresCancellation: Bool, in number: Int
  ) -> Bool {
    guard let task = tasks[number] else { return false }
    if task.outcome != .returned && !ignoresCancellation { return true }
    tasks[number]?.outcome = .returned
    guard let step = steps.first else { return true }
    switch step {
    case .fail:
      tasks[number]?.outcome = .failed(.failed)
      return true
    case .send(let action):
      if task.timeouts.allSatisfy({ !timeoutsOver.contains($0) }) {
        tell(.action(action), of: task.effect)
      }
      push(.steps(steps.dropFirst(), ignoresCancellation: ignoresCancellation), to: number)
      return true
    case .sleep(let duration):
      push(.steps(steps.dropFirst(), ignoresCancellation: ignoresCancellation), to: number)
      return sleep(for: duration, in: number)
    }
  }

  /// - Returns: False if the task has to wait; true if it was cancelled or need not sleep.
  private mutating func sleep(for duration: Duration, in number: Int) -> Bool {
    if tasks[number]?.isCancelled ?? true {
      tasks[number]?.outcome = .failed(.cancelled)
      return true
    }
    tasks[number]?.outcome = .returned
    if duration <= .zero { return true }
    sleepers.append(Sleeper(task: number, rest: duration))
    return false
  }

  /// Puts a letter. After the cancellation of an effect, only its end is delivered.
  private mutating func tell(_ content: Letter.Content, of effect: Int) {
    if case .action = content, effects[index(of: effect)].isCancelled { return }
    mailbox.append(Letter(effect: effect, content: content))
  }
}
