import Foundation
import Headwater
import HeadwaterTesting
import Synchronization

/// Counts the actions of its one effect.
struct Counting: Reducer {
  enum Action: Equatable, Sendable { case start, stop, tick }

  var tick: () -> Void = {}
  let effect: () -> Effect<Action>

  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      return effect().cancellable(id: "effect")
    case .stop:
      return .cancel(id: "effect")
    case .tick:
      state += 1
      tick()
      return .none
    }
  }
}

/// The number of sent actions, and the maximum lead over the processed ones.
final class Lead: Sendable {
  private let sent = Atomic(0)
  private let most = Mutex(0)
  private let processed = Mutex(0)

  var mostAhead: Int { most.withLock { $0 } }

  func send() { sent.add(1, ordering: .sequentiallyConsistent) }

  func process() -> Int {
    let processed = processed.withLock { count in
      count += 1
      return count
    }
    let ahead = sent.load(ordering: .sequentiallyConsistent) - processed
    most.withLock { $0 = max($0, ahead) }
    return processed
  }
}

/// An event that happens once. A thread can check it.
private final class End: Sendable {
  private let flag = Atomic(false)

  var hasCome: Bool { flag.load(ordering: .relaxed) }

  func come() { flag.store(true, ordering: .relaxed) }
}

/// An event that happens once. A task can wait for it.
struct Signal: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func give() { continuation.finish() }

  func wait() async { for await _ in stream {} }
}

/// The ways to send without end from outside the store's actor.
enum EndlessEffect: CaseIterable {
  case withoutWaiting, whenReady, mapped, stream

  /// - Parameter sends: Called before each action.
  func effect(sends: @escaping @Sendable () -> Void) -> Effect<Counting.Action> {
    switch self {
    case .withoutWaiting:
      .run { send in
        let end = End()
        await withTaskCancellationHandler {
          await withCheckedContinuation { done in
            // A separate thread: there are only as many shared threads as cores, and the store needs one of
            // them.
            Thread.detachNewThread {
              while !end.hasCome { send(.tick) }
              done.resume()
            }
          }
        } onCancel: {
          end.come()
        }
      }
    case .whenReady:
      .run { send in
        while !Task.isCancelled {
          sends()
          try await send.whenReady(.tick)
        }
      }
    case .mapped:
      Effect<Int>.run { send in
        while !Task.isCancelled {
          sends()
          try await send.whenReady(1)
        }
      }
      .map { _ in .tick }
      .timeout(after: .seconds(3_600), clock: TestClock())
    case .stream:
      .stream(Numbers(next: sends)) { _ in .tick }
    }
  }
}

/// A sequence whose next element is always available at once.
private struct Numbers: AsyncSequence, AsyncIteratorProtocol {
  let next: @Sendable () -> Void

  func next() async -> Int? {
    next()
    return Task.isCancelled ? nil : 1
  }

  func makeAsyncIterator() -> Numbers { self }
}

/// Runs a function that blocks or takes long on a separate thread, not on one that tasks share.
func onOwnThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread {
      body()
      continuation.resume()
    }
    .start()
  }
}
