/// Lets the clients of each address take turns on the main actor, so that the address gets one turn where a
/// neighbour gets one.
///
/// A socket waits until its message is handled, and the main actor works in the order of arrival. Without
/// turns, an address with forty sockets would get forty turns before its neighbour gets one. After each turn
/// of an address, everything that waits for the main actor goes before its next turn. While nobody else waits,
/// the address gets the whole main actor.
///
/// An unknown address has no turns, since all people behind a proxy would share them.
@MainActor final class AddressTurns {
  /// The addresses whose turn has not been passed on, each with the clients that wait for theirs.
  private var waiting: [NetworkAddress: Line<CheckedContinuation<Void, Never>>] = [:]

  nonisolated init() {}

  /// The number of addresses that have a turn.
  var count: Int { waiting.count }

  /// Does work of a client in a turn of its network.
  func take<Result: Sendable, Failure: Error>(
    of network: NetworkAddress?, _ work: @MainActor () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard let network else { return try work() }
    if waiting[network] == nil {
      waiting[network] = Line()
    } else {
      await withCheckedContinuation { waiting[network]?.append($0) }
    }
    // The task comes after everything that waits for the main actor now.
    defer { Task { pass(network) } }
    return try work()
  }

  private func pass(_ network: NetworkAddress) {
    guard let next = waiting[network]?.first else {
      waiting[network] = nil
      return
    }
    waiting[network]?.removeFirst()
    next.resume()
  }
}
