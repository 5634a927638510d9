import Synchronization

/// Handwritten code that passes values to the main actor: an array behind a lock, a task that fills it, and a
/// loop that takes all values.
///
/// It ends only when it is done, so other tasks wait for the main actor until then.
@MainActor
final class PlainLoop {
  private struct Box {
    var values: [Int] = []
    var isAwake = false
  }

  private let box = Mutex(Box())
  private let reduce: (inout Int, Int) -> Void
  private let limit: Int
  private var end: CheckedContinuation<Void, Never>?
  private(set) var state = 0
  private var count = 0

  init(limit: Int, reduce: @escaping (inout Int, Int) -> Void) {
    self.limit = limit
    self.reduce = reduce
  }

  func run() async {
    await withCheckedContinuation { continuation in
      end = continuation
      Task.detached { [limit] in
        for value in 0..<limit { self.put(value) }
      }
    }
  }

  private nonisolated func put(_ value: Int) {
    let mustWake = box.withLock { box in
      box.values.append(value)
      defer { box.isAwake = true }
      return !box.isAwake
    }
    if mustWake { Task { @MainActor in takeAll() } }
  }

  private func takeAll() {
    while true {
      let values = box.withLock { box in
        if box.values.isEmpty { box.isAwake = false }
        defer { box.values = [] }
        return box.values
      }
      if values.isEmpty { break }
      for value in values {
        reduce(&state, value)
        count += 1
      }
    }
    if count == limit { end?.resume() }
  }
}
