import Foundation
import Synchronization

/// The received values, from any thread.
final class Heard: Sendable {
  private let values = Mutex<[Int]>([])

  var all: [Int] { values.withLock { $0 } }

  /// The values without consecutive duplicates. States of a store may be equal in one part.
  var distinct: [Int] {
    all.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  func append(_ value: Int) {
    values.withLock { $0.append(value) }
  }
}

/// Passes a value to another thread, which is the purpose of the test.
struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

/// Runs a function on its own thread, and waits until it has ended.
func onThread(_ work: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread {
      work()
      continuation.resume()
    }.start()
  }
}
