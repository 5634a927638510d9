import Foundation
import Synchronization

/// A closure whose changes are animated, and what follows when they are complete.
///
/// This is one of the few files of the room with a lock, since models may change on any thread. The scope is
/// the current one of everything that the closure calls. Tasks that the closure starts inherit it; by then it
/// has ended, and their changes are not animated.
final class AnimationScope: Sendable {
  @TaskLocal private static var current: AnimationScope?
  /// The graph that handles an event. It hears of scopes also if nothing that it reads has changed again.
  @TaskLocal static var receiver: Invalidations?

  /// The scope whose closure is running, if there is one.
  static var open: AnimationScope? {
    guard let current, current.isOpen.load(ordering: .acquiring) else { return nil }
    return current
  }

  /// The timing of the changes; nil if they are not animated.
  let timing: Timing?
  private let isOpen = Atomic<Bool>(true)
  private let isTaken = Atomic<Bool>(false)
  private let completion: Mutex<Completion?>

  init(_ timing: Timing?, completion: (() -> Void)? = nil) {
    self.timing = timing
    let waiting = completion.map(Completion.init)
    self.completion = Mutex(waiting)
  }

  /// Runs a closure whose changes belong to the scope.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.receiver?.note(self)
    defer {
      isOpen.store(false, ordering: .releasing)
      // Nothing that is shown has changed, or a graph on the main thread cannot tell this one.
      if !isTaken.load(ordering: .acquiring) || !Thread.isMainThread { complete() }
    }
    return try Self.$current.withValue(self, operation: body)
  }

  /// Notes that a graph completes the scope.
  func take() {
    isTaken.store(true, ordering: .releasing)
  }

  /// Calls what follows, once.
  func complete() {
    let waiting = completion.withLock { completion in
      defer { completion = nil }
      return completion
    }
    waiting?.run()
  }
}

/// What follows an animation.
///
/// It is not `Sendable` in SwiftUI either. A scope of the main thread is completed there: by the end of its
/// closure, or by a graph, which is on the main actor. Any other scope is completed by the end of its closure,
/// in its own thread, and a graph that comes later finds nothing to call. That is the proof.
private struct Completion: @unchecked Sendable {
  let run: () -> Void
}
