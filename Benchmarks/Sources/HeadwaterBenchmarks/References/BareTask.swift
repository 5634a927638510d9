extension Benchmark {
  /// Tasks on the main actor, each of which starts the next one.
  static let bareTask = Benchmark("Task") { run throws(Failure) in
    let chain = TaskChain()
    await run.measureAsynchronous { operations in
      await chain.run(length: operations)
    }
    try run.expect("the length of the chain", chain.count, run.operations)
  }
}

@MainActor
final class TaskChain {
  private(set) var count = 0
  private var length = 0
  private var end: CheckedContinuation<Void, Never>?

  func run(length: Int) async {
    self.length = length
    await withCheckedContinuation { continuation in
      end = continuation
      goOn()
    }
  }

  private func goOn() {
    guard count < length else {
      end?.resume()
      return
    }
    Task { @MainActor in
      count += 1
      goOn()
    }
  }
}
