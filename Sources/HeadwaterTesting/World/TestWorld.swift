import Headwater
import Synchronization

/// The world around a feature in a test: it answers the questions that effects ask, and its time passes only
/// when the test says so.
///
/// ```swift
/// let makeLogin = { (world: TestWorld) in
///   Login(
///     logIn: { name in
///       try await world.choose("login", of: name, from: [.success(7), .failure(Offline())])
///     },
///     clock: world.clock)
/// }
/// ```
///
/// - `explore` gives each answer to each question, in every order.
/// - In a test with a ``TestStore``, the test answers: `store.answer("login", .success(7))`.
public final class TestWorld: Sendable {
  /// The clock of the world.
  public let clock = TestClock()

  /// A question that an effect has asked.
  struct Question: Sendable {
    let number: UInt64
    let name: String

    /// The value that it is about, as written in Swift; nil for none.
    let subject: String?
    let optionCount: Int

    /// An option as written in Swift; nil if it can't be written.
    let option: @Sendable (Int) -> String?

    /// The effect that asked; nil if it was no effect.
    let effect: RunningEffect?
    var wait: Int?

    /// Answers. It returns what is wrong with an answer of another type, and then the question stays.
    let resume: @Sendable (TestAnswer) -> String?

    /// Whether it ends with an error when it is given up, and not with an answer.
    let canFail: Bool
    let abandon: @Sendable () -> Void

    /// `"login" of "ana"`.
    var words: String { "\"\(name)\"" + (subject.map { " of \($0)" } ?? "") }
  }

  private struct State {
    var questions: [Question] = []
    var nextNumber: UInt64 = 0
    var cancelledEarly: Set<UInt64> = []
    var isOver = false
    var leavesOpen = false
    var askedInVain = 0
  }

  private let state = Mutex(State())

  /// Makes a world.
  public init() {}

  /// Asks the world, and waits for its answer.
  ///
  /// - Parameters:
  ///   - name: The name of the question.
  ///   - subject: The value that it is about. The world may give different answers for different values.
  ///   - options: The possible answers. Without any, the question is never answered while a feature is explored.
  /// - Returns: The value of the answer.
  /// - Throws: The error of the answer; `CancellationError` if the task is cancelled while it waits.
  public func choose<Value: Sendable>(
    _ name: String, of subject: (any Sendable)? = nil, from options: [Result<Value, any Error>]
  ) async throws -> Value {
    let number = nextNumber()
    if await isOverForGood() { throw CancellationError() }
    let asks = Asks(name: name, subject: subject, options: options.map(TestAnswer.init))
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        register(number, asks, canFail: true) { answer in
          switch answer {
          case .option(let index): continuation.resume(with: options[index])
          case .failure(let error): continuation.resume(throwing: error)
          case .success(let value):
            guard let value = value as? Value else { return asks.mismatch(value, Value.self) }
            continuation.resume(returning: value)
          }
          return nil
        } abandon: {
          continuation.resume(throwing: CancellationError())
        }
      }
    } onCancel: {
      cancel(number)
    }
  }

  /// Asks the world a question that can't fail, and waits for its answer.
  ///
  /// It goes on waiting when the task is cancelled.
  ///
  /// - Parameters:
  ///   - name: The name of the question.
  ///   - subject: The value that it is about.
  ///   - options: The possible answers. Without any, the question is never answered while a feature is explored, and the
  ///     memory of its effect, some kilobytes, is never freed.
  /// - Returns: The answer.
  public func choose<Value: Sendable>(
    _ name: String, of subject: (any Sendable)? = nil, from options: [Value]
  ) async -> Value {
    let number = nextNumber()
    if await isOverForGood(), let first = options.first { return first }
    let asks = Asks(
      name: name, subject: subject, options: options.map { TestAnswer.success($0) })
    // Not a checked one: what asks in vain and can't throw is suspended forever.
    return await withUnsafeContinuation { continuation in
      register(number, asks, canFail: false) { answer in
        switch answer {
        case .option(let index): continuation.resume(returning: options[index])
        case .failure: return "The question \(asks.words) can't fail."
        case .success(let value):
          guard let value = value as? Value else { return asks.mismatch(value, Value.self) }
          continuation.resume(returning: value)
        }
        return nil
      } abandon: {
        if let first = options.first { continuation.resume(returning: first) }
      }
    }
  }

  /// The questions that wait for an answer, in the order in which they were asked. Those of cancelled effects,
  /// which ask in vain, are left out.
  var questions: [Question] {
    state.withLock { $0.questions }.filter { !($0.effect?.isCancelled ?? false) }
  }

  /// Answers a question.
  ///
  /// - Returns: What is wrong with the answer; nil if it was given.
  func answer(_ number: UInt64, with answer: TestAnswer) -> String? {
    guard let question = state.withLock({ $0.questions.first { $0.number == number } }) else {
      return nil
    }
    if let mistake = question.resume(answer) { return mistake }
    remove(number)
    return nil
  }

  /// Lets everything end that still asks.
  ///
  /// - Parameter leavesOpen: Whether a question that can't fail stays open forever. Otherwise it gets its first
  ///   answer, with which the effect goes on, and may crash.
  func end(leavesOpen: Bool = false) {
    let left = state.withLock { state in
      defer { state.questions = [] }
      state.isOver = true
      state.leavesOpen = leavesOpen
      return state.questions.filter { !leavesOpen || $0.canFail }
    }
    for question in left { question.abandon() }
  }

  private func nextNumber() -> UInt64 {
    state.withLock { state in
      defer { state.nextNumber += 1 }
      return state.nextNumber
    }
  }

  /// Whether the world has ended. An effect that goes on asking in a loop is suspended forever.
  private func isOverForGood() async -> Bool {
    let (isOver, isForever) = state.withLock { state in
      if state.isOver { state.askedInVain += 1 }
      return (state.isOver, state.askedInVain > 100 || state.isOver && state.leavesOpen)
    }
    if isForever { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    return isOver
  }

  private func register(
    _ number: UInt64, _ asks: Asks, canFail: Bool,
    resume: @escaping @Sendable (TestAnswer) -> String?,
    abandon: @escaping @Sendable () -> Void
  ) {
    let effect = ManualRuntime.context?.effect ?? EffectWait.watched?.task
    var question = Question(
      number: number, name: asks.name, subject: asks.subjectText, optionCount: asks.options.count,
      option: { asks.options[$0].written }, effect: effect, resume: resume,
      canFail: canFail, abandon: abandon)
    let words = question.words
    let (name, first) = (asks.name, asks.options.first)
    question.wait = effect?.waits {
      "asks \(words): answer it, `store.answer(\"\(name)\", \(first?.written ?? "<#answer#>"))`"
    }
    let isCancelled = state.withLock { state in
      if state.cancelledEarly.remove(number) != nil { return true }
      state.questions.append(question)
      return false
    }
    guard isCancelled else { return }
    if let wait = question.wait { effect?.endsWait(wait) }
    abandon()
  }

  private func cancel(_ number: UInt64) {
    let question = state.withLock { state in
      let question = state.questions.first { $0.number == number }
      if question == nil { state.cancelledEarly.insert(number) }
      return question
    }
    guard let question else { return }
    remove(number)
    question.abandon()
  }

  private func remove(_ number: UInt64) {
    let removed = state.withLock { state in
      state.questions.firstIndex { $0.number == number }.map { state.questions.remove(at: $0) }
    }
    if let removed, let wait = removed.wait { removed.effect?.endsWait(wait) }
  }
}

/// The words of a question.
private struct Asks: Sendable {
  let name: String
  let subject: (any Sendable)?
  let options: [TestAnswer]

  var subjectText: String? { subject.map { WrittenValue($0).line } }
  var words: String { "\"\(name)\"" + (subjectText.map { " of \($0)" } ?? "") }

  func mismatch(_ value: Any, _ type: Any.Type) -> String {
    "The question \(words) asks for \(aOrAn(type)), and the answer is \(aOrAn(Swift.type(of: value))): "
      + "\(WrittenValue(value).line)."
  }

  private func aOrAn(_ type: Any.Type) -> String {
    let name = writtenName(of: type)
    return ("AEIOU".contains(name.first ?? " ") ? "an " : "a ") + name
  }
}
