import Headwater

@testable import HeadwaterTesting

/// The visible facts of a store after a step of a program.
struct Sight<State: ProgramState>: Equatable {
  /// The state, with the received messages in order.
  var state: State

  /// The effects that run, in the order of their start.
  var running: [String]

  var issues: [ModelIssue]

  /// Whether all work of each `send` is done.
  var finished: [Bool]
}

/// The reports of a store. They outlive the store.
private final class Issues {
  var all: [ModelIssue] = []
}

/// A program that the engine runs.
final class EngineRun<State: ProgramReducible> {
  private let clock = TestClock()
  private let store: TestStore<State, Message>
  private var tasks: [TestStoreTask] = []
  private let issues = Issues()

  init(_ program: Program) {
    store = TestStore(
      initialState: State(id: 0), reducer: State.reducer(of: program, clock: clock),
      middleware: program.middlewares.isEmpty
        ? nil : Interceptor<State>(program: program, clock: clock))
    store.exhaustivity = .relaxed
    store.report = { _, _ in }
    store.engine.isStepping = false
    store.engine.followUpLimit = Program.followUpLimit
    // As in any other store, a dismissal that nothing catches is an issue.
    store.engine.onDismissal = nil
    store.engine.onIssue = { [issues] issue in issues.all.append(ModelIssue(issue)) }
  }

  func take(_ step: Program.Step) {
    switch step {
    case .send(let message):
      // Like the test store, but without the texts of failures, which take most of the time.
      let group = store.runtime.lock.withLock {
        store.engine.send(message, from: SourcePlace(fileID: #fileID, line: #line))
      }
      tasks.append(TestStoreTask(group: group, runtime: store.runtime))
    case .advance(let milliseconds): clock.advance(by: .milliseconds(milliseconds))
    case .cancel(let send): if send <= tasks.count { tasks[send - 1].cancel() }
    }
  }

  var sight: Sight<State> {
    Sight(
      state: store.state, running: store.engine.runningEffects.map(name), issues: issues.all,
      finished: tasks.map { $0.group?.isFinished ?? true })
  }

  /// Returns "run 3" for an effect with the name "`run` at Program.swift:3".
  private func name(_ effect: RunningEffect) -> String {
    let kind = effect.origin.description.split(separator: "`").first ?? ""
    return "\(kind) \(effect.origin.place.line)"
  }
}

extension ModelIssue {
  fileprivate init(_ issue: StoreIssue) {
    if issue.message.contains("found nothing to change") {
      self = .missingTarget
    } else if issue.message.contains("had taken the child's place") {
      self = .sentByFormerChild
    } else if issue.message.contains("which nothing caught") {
      self = .uncaughtError
    } else if issue.message.contains("no lift presents it") {
      self = .dismissedByNothing
    } else {
      self = .endlessQueue
    }
  }
}

/// A program that the model runs.
struct ModelRun<State: ProgramModelled> {
  private(set) var model: TurnModel<State, Message>

  init(_ program: Program) { model = program.model(of: State.self) }

  mutating func take(_ step: Program.Step) {
    switch step {
    case .send(let message): model.send(message)
    case .advance(let milliseconds): model.advance(by: .milliseconds(milliseconds))
    case .cancel(let send): if send <= model.sendCount { model.cancel(send: send) }
    }
  }

  /// Lets a test change the model.
  mutating func change(_ body: (inout TurnModel<State, Message>) -> Void) { body(&model) }

  var sight: Sight<State> {
    Sight(
      state: model.state, running: model.runningEffects, issues: model.issues,
      finished: (0..<model.sendCount).map { model.isFinished(send: $0 + 1) })
  }
}
