import Testing

@testable import HeadwaterWeb

@Suite("Sessions that wait")
@MainActor struct SessionQueueTests {
  private let first = Secret.random()
  private let second = Secret.random()

  @Test("a session goes when its time is over, and not before")
  func expiry() {
    var queue = SessionQueue()
    queue.append(first, deadline: .seconds(10))
    queue.append(second, deadline: .seconds(20))

    #expect(queue.popExpired(now: .seconds(9)) == nil)
    #expect(queue.popExpired(now: .seconds(10)) == first)
    #expect(queue.popExpired(now: .seconds(10)) == nil)
    #expect(queue.count == 1)
  }

  @Test("a session that was taken out and put in again has its new time")
  func renewal() {
    var queue = SessionQueue()
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
    var queue = SessionQueue()
    let ids = (0..<1_000).map { _ in Secret.random() }
    for (index, id) in ids.enumerated() {
      queue.append(id, deadline: .seconds(index))
      if index >= 100 { #expect(queue.popOldest() == ids[index - 100]) }
    }
    #expect(queue.count == 100)
  }
}
