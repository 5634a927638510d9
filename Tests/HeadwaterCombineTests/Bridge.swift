#if canImport(Combine) || OpenCombine
  import HeadwaterCombine
  import Testing

  struct Counter: Reducer {
    struct State: Equatable {
      var count = 0
      var other = 0
    }

    enum Action {
      case add(Int)
      case addOther
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .add(let number): state.count += number
      case .addOther: state.other += 1
      }
      return .none
    }
  }

  typealias CounterStore = Store<Counter.State, Counter.Action>

  /// A way to listen to a store from another library of streams, as the conformance suite sees it.
  struct Bridge: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether the value at the time of the call comes first.
    let replays: Bool
    /// Whether every value is told, or only the newest when the listener is slow.
    let tellsAll: Bool
    /// Whether `emits` has a say.
    let filters: Bool
    let listen: @MainActor @Sendable (CounterStore) -> Listener

    static let all = [
      Bridge(
        testDescription: "AsyncSequence, updates", replays: false, tellsAll: true, filters: false,
        listen: { store in Listener(sequence: store.updates(of: \.count)) }),
      Bridge(
        testDescription: "AsyncSequence, states", replays: true, tellsAll: false, filters: true,
        listen: { store in Listener(sequence: store.states().map { $0.count }) }),
      Bridge(
        testDescription: "Combine, updates", replays: false, tellsAll: true, filters: false,
        listen: { store in Listener(publisher: store.updates(on: \.count)) }),
      Bridge(
        testDescription: "Combine, a key path", replays: true, tellsAll: true, filters: false,
        listen: { store in Listener(publisher: store.publisher(for: \.count)) }),
      Bridge(
        testDescription: "Combine, states", replays: true, tellsAll: true, filters: true,
        listen: { store in Listener(publisher: store.publisher.map(\.count)) }),
    ]
  }

  /// What somebody hears who listens through a bridge.
  @MainActor
  final class Listener {
    private var values: AsyncStream<Int>.AsyncIterator
    private let end: () async -> Void
    private let close: () -> Void

    init<Values: AsyncSequence<Int, Never> & Sendable>(sequence: Values) {
      let (heard, continuation) = AsyncStream.makeStream(of: Int.self)
      let task = Task {
        for await value in sequence { continuation.yield(value) }
        continuation.finish()
      }
      values = heard.makeAsyncIterator()
      end = {
        task.cancel()
        await task.value
      }
      close = {}
    }

    init(publisher: some Publisher<Int, Never>) {
      let (heard, continuation) = AsyncStream.makeStream(of: Int.self)
      let listening = publisher.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield($0) })
      values = heard.makeAsyncIterator()
      end = { listening.cancel() }
      close = { continuation.finish() }
    }

    /// The next value; nil when there will be none.
    func next() async -> Int? {
      var iterator = values
      let value = await iterator.next(isolation: MainActor.shared)
      values = iterator
      return value
    }

    /// Stops listening, and waits until that has taken effect.
    func cancel() async {
      await end()
    }

    /// Whether nothing was heard since the last `next()`, of a listener that was cancelled.
    func heardNothing() async -> Bool {
      close()
      return await next() == nil
    }
  }
#endif
