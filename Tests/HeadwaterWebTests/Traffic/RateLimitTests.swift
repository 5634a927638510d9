import Testing

@testable import HeadwaterWeb

@Suite("Rate of events")
struct RateLimitTests {
  @Test("a burst is allowed, then as many a second as stated")
  func burst() {
    var limit = RateLimit(perSecond: 50, burst: 200, now: .zero)

    let atOnce = (0..<201).filter { _ in limit.allows(at: .zero) }
    let oneSecondLater = (0..<51).filter { _ in limit.allows(at: .seconds(1)) }
    let muchLater = (0..<300).filter { _ in limit.allows(at: .seconds(60)) }

    #expect(atOnce.count == 200)
    #expect(oneSecondLater.count == 50)
    #expect(muchLater.count == 200)
  }

  @Test("thirty keys at 15 ms are within it, again and again")
  func typing() {
    var limit = RateLimit(perSecond: 50, burst: 200, now: .zero)
    for round in 0..<10 {
      for key in 0..<30 {
        let isAllowed = limit.allows(at: .seconds(round) + .milliseconds(15 * key))
        #expect(isAllowed)
      }
    }
  }

  @Test("events beyond the budget are owed, and waited for")
  func debt() {
    var limit = RateLimit(perSecond: 10, burst: 20, now: .zero)
    limit.draw(25, at: .zero)
    let wait = limit.wait(at: .zero)
    #expect(wait >= .milliseconds(600) && wait < .milliseconds(601))
    let waitLater = limit.wait(at: .seconds(1))
    #expect(waitLater == .zero)
  }

  @Test("returned events are available again, up to the burst")
  func giveBack() {
    var limit = RateLimit(perSecond: 10, burst: 2, now: .zero)
    limit.giveBack(1)
    let allowed = (0..<3).filter { _ in limit.allows(at: .zero) }
    #expect(allowed.count == 2)
    limit.giveBack(1)
    let wait = limit.wait(at: .zero)
    #expect(wait == .zero)
  }
}
