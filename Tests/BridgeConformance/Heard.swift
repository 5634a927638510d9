import Foundation
import Synchronization

/// The values that somebody has been told, from any thread.
final class Heard: Sendable {
  private let values = Mutex<[Int]>([])

  var all: [Int] { values.withLock { $0 } }

  /// Without those that are equal to the one before, which the states of a store may be in one part.
  var distinct: [Int] {
    all.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  func append(_ value: Int) {
    values.withLock { $0.append(value) }
  }
}

/// Carries something to another thread, where it is used: what a test is about.
struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

/// Works on a thread of its own, and waits until it is done.
func onThread(_ work: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread {
      work()
      continuation.resume()
    }.start()
  }
}
