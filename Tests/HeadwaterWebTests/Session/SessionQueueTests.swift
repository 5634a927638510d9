import Synchronization
import TestSupport
import Testing

@testable import HeadwaterWeb

@Suite("Waiting sessions")
@MainActor struct SessionQueueTests {
  private let first = Secret.random()
  private let second = Secret.random()

  @Test("a session goes when its time is over, and not before")
  func expiry() {
    var queue = SessionQueue<Secret>()
    queue.append(first, deadline: .seconds(10))
    queue.append(second, deadline: .seconds(20))

    #expect(queue.popExpired(now: .seconds(9)) == nil)
    #expect(queue.popExpired(now: .seconds(10)) == first)
    #expect(queue.popExpired(now: .seconds(10)) == nil)
    #expect(queue.count == 1)
  }

  @Test("a session that was taken out and put in again has its new time")
  func renewal() {
    var queue = SessionQueue<Secret>()
    queue.append(first, deadline: .seconds(10))
    queue.append(second, deadline: .seconds(15))
    queue.remove(first)
    queue.append(first, deadline: .seconds(20))

    #expect(queue.popExpired(now: .seconds(16)) == second)
    #expect(queue.popExpired(now: .seconds(16)) == nil)
    #expect(queue.popOldest() == first)
    #expect(queue.popOldest() == nil)
  }

  @Test("thousands come and go in their order")
  func many() {
    var queue = SessionQueue<Secret>()
    let ids = (0..<1_000).map { _ in Secret.random() }
    for (index, id) in ids.enumerated() {
      queue.append(id, deadline: .seconds(index))
      if index >= 100 { #expect(queue.popOldest() == ids[index - 100]) }
    }
    #expect(queue.count == 100)
  }

  private static let networks = (1...4).map { NetworkAddress("192.0.2.\($0)") } + [nil]

  @Test(
    "the session that has to go is the oldest of the network with the most",
    arguments: Seeds.few)
  func firstToGo(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var queue = SessionQueue<Int>()
    var model: [(id: Int, network: NetworkAddress?)] = []
    for id in 0..<600 {
      switch random.number(0...4) {
      case 0 where !model.isEmpty:
        let left = model.remove(at: random.number(0...model.count - 1))
        queue.remove(left.id)
      case 1:
        let next = firstToGo(of: model)
        #expect(queue.firstToGo() == next)
        if let next { queue.remove(next) }
        model.removeAll { $0.id == next }
      case 2:
        let network = random.element(of: Self.networks)
        #expect(queue.count(of: network) == model.count { $0.network == network })
        #expect(queue.oldest(of: network) == model.first { $0.network == network }?.id)
      default:
        let network = random.element(of: Self.networks)
        queue.append(id, network: network, deadline: .seconds(id))
        model.append((id, network))
      }
    }
    #expect(queue.count == model.count)
    for session in model { #expect(queue.popOldest() == session.id) }
    #expect(queue.firstToGo() == nil)
  }

  /// The same, by a look at all of them.
  private func firstToGo(of sessions: [(id: Int, network: NetworkAddress?)]) -> Int? {
    let counts = sessions.reduce(into: [:]) { $0[$1.network, default: 0] += 1 }
    return sessions.first { counts[$0.network] == counts.values.max() }?.id
  }

  /// The name of a session that counts how often it is looked up.
  private struct CountedID: Hashable, Sendable {
    final class Count: Sendable {
      let lookups = Atomic(0)
    }

    let number: Int
    let count: Count

    static func == (left: CountedID, right: CountedID) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) {
      count.lookups.add(1, ordering: .relaxed)
      hasher.combine(number)
    }
  }

  @Test(
    "when thousands of connections break at once, each costs the same",
    arguments: [1, 50, 2_000])
  func cost(networkCount: Int) {
    let networks = (0..<networkCount).map { NetworkAddress("10.0.\($0 / 250).\($0 % 250)") }
    func lookups(of sessionCount: Int) -> Int {
      let count = CountedID.Count()
      var queue = SessionQueue<CountedID>()
      for number in 0..<sessionCount {
        queue.append(
          CountedID(number: number, count: count), network: networks[number % networkCount],
          deadline: .seconds(number))
        if queue.count > sessionCount / 2, let first = queue.firstToGo() { queue.remove(first) }
      }
      return count.lookups.load(ordering: .relaxed)
    }
    let (few, many) = (lookups(of: 1_000), lookups(of: 4_000))
    // Looking at all that wait would make it sixteen times as many.
    #expect(many <= 8 * few, "\(few), \(many)")
    #expect(many <= 40 * 4_000, "\(many)")
  }
}
