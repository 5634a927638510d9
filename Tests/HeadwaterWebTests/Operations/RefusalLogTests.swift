import HeadwaterWeb
import Logging
import Testing

@testable import class HeadwaterWeb.RefusalLog
@testable import struct HeadwaterWeb.Stopwatch

@Suite("Log lines of refusals", .timeLimit(.minutes(3)))
struct RefusalLogTests {
  @Test("a burst is logged, then two a second, and the others are counted")
  func limit() {
    let clock = ManualClock()
    let logs = LogRecorder()
    let refusals = RefusalLog(logger: logs.logger, elapsed: Stopwatch(clock).elapsed)
    for _ in 0..<1_000 { refusals.note("Refused", logs.logger, reason: "it is a test") }
    #expect(logs.lines == Array(repeating: "notice Refused reason=it is a test", count: 20))
    clock.advance(by: .seconds(1))
    for _ in 0..<1_000 { refusals.note("Refused", logs.logger, reason: "it is a test") }
    #expect(logs.lines.count == 22)
    refusals.tellLeftOut()
    #expect(
      logs.lines.last == "notice More clients were refused than are logged left-out=1978")
    refusals.tellLeftOut()
    #expect(logs.lines.count == 23)
  }

  @Test("hundreds of refusals of a host are a few lines, and a count at its next sweep")
  func host() async throws {
    let clock = ManualClock()
    try await withHost(clock: clock) { host in
      try await RawConnection.open(to: host.address) { connection in
        for _ in 0..<300 {
          try await connection.write("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n")
          let reply = try await connection.readReply()
          try #require(reply?.status == 421)
        }
      }
      await clock.advanceSleepers(by: .seconds(5))
      let line = await host.logs.line(containing: "More clients were refused")
      #expect(line.contains("left-out=280"), "\(line)")
      #expect(host.logs.lines.filter { $0.contains("A request was refused") }.count == 20)
    }
  }
}
