import Synchronization
import Testing

@testable import HeadwaterWeb

@Suite("The meter of a socket")
struct TrafficMeterTests {
  private let clock = ManualClock()

  private func meter(burst: Int, patience: Duration = .seconds(20)) -> TrafficMeter {
    TrafficMeter(
      perSecond: 10, burst: burst, patience: patience, elapsed: Stopwatch(clock).elapsed)
  }

  @Test("every frame costs the same, and a large one more")
  func price() {
    let meter = meter(burst: 10)
    for _ in 0..<9 { meter.received(bytes: 0) }
    #expect(meter.judge() == .read)
    meter.received(bytes: 0)
    #expect(meter.judge() != .read)

    let other = self.meter(burst: 10)
    other.received(bytes: 64 * 1024)
    other.received(bytes: 64 * 1024)
    #expect(other.judge() != .read)
  }

  @Test("frames that the server asks for are free, however many")
  func answers() {
    let meter = meter(burst: 10)
    for _ in 0..<10_000 {
      meter.giveBack()
      meter.received(bytes: 9)
    }
    #expect(meter.judge() == .read)
  }

  @Test("a client that goes on is disconnected when its time is over")
  func patience() {
    let meter = meter(burst: 10)
    var verdict = TrafficMeter.Verdict.read
    var slowed = 0
    while verdict != .end, slowed < 1_000 {
      for _ in 0..<20 { meter.received(bytes: 0) }
      verdict = meter.judge()
      guard case .wait(let duration, let isFirst) = verdict else { continue }
      #expect(isFirst == (slowed == 0))
      slowed += 1
      clock.advance(by: duration)
    }
    #expect(verdict == .end)
    #expect(clock.now.offset >= .seconds(20) && clock.now.offset < .seconds(24))
  }

  @Test("a client that pauses for a second has its full time again")
  func pauses() {
    let meter = meter(burst: 10)
    for _ in 0..<100 {
      for _ in 0..<20 { meter.received(bytes: 0) }
      guard case .wait(let duration, let isFirst) = meter.judge() else {
        Issue.record("It was not slowed down.")
        return
      }
      #expect(isFirst)
      clock.advance(by: duration + .seconds(1))
    }
  }
}
