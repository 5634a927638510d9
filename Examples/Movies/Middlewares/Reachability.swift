/// Whether a server answers: the first result, and then each change. It asks repeatedly.
public func reachability(
  every interval: Duration, clock: any Clock<Duration>,
  _ isThere: @escaping @Sendable () async -> Bool
) -> AsyncStream<Bool> {
  AsyncStream { continuation in
    let task = Task {
      var last: Bool?
      repeat {
        let answer = await isThere()
        if answer != last { continuation.yield(answer) }
        last = answer
      } while (try? await clock.sleep(for: interval)) != nil
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
  }
}
