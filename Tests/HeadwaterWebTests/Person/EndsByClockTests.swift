import Foundation
import Synchronization
import Testing

@testable import HeadwaterWeb

@Suite("Ends that come by the clock", .timeLimit(.minutes(3)))
struct EndsByClockTests {
  @Test("after a login has expired no event is handled, and the page loads again as a guest's")
  func expiry() async throws {
    let clock = ManualClock()
    let isExpired = Atomic(false)
    try await withHost(
      PeopleApp.self, clock: clock,
      // The sweep would be the first to ask.
      configure: { $0.sweepInterval = .seconds(3_600) },
      admitting: { _, _ in
        isExpired.load(ordering: .relaxed)
          ? .guest() : .person("ana", until: Date(timeIntervalSinceNow: 600))
      }
    ) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        isExpired.store(true, ordering: .relaxed)
        try await socket.event("click", try page.button("Count"))
        try await socket.expectBatch(containing: "ana counts 1")
        clock.advance(by: .seconds(601))
        try await socket.event("click", try page.button("Count"))
        await socket.expectClosing(4001, "loaded again")
      }
    }
  }

  @Test("a page whose person does nothing loads again too, with the next sweep")
  func sweep() async throws {
    let clock = ManualClock()
    let isExpired = Atomic(false)
    try await withHost(
      PeopleApp.self, clock: clock,
      admitting: { _, _ in
        isExpired.load(ordering: .relaxed)
          ? .guest() : .person("ana", until: Date(timeIntervalSinceNow: 600))
      }
    ) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        isExpired.store(true, ordering: .relaxed)
        await clock.advanceSleepers(by: .seconds(601))
        await socket.expectClosing(4001, "loaded again")
      }
    }
  }

  @Test("a person whose login was prolonged goes on, with the rights of now")
  func prolonged() async throws {
    let clock = ManualClock()
    let isLater = Atomic(false)
    try await withHost(
      PeopleApp.self, clock: clock, configure: { $0.sweepInterval = .seconds(3_600) },
      admitting: { _, _ in
        let role = isLater.load(ordering: .relaxed) ? "editor" : "reader"
        return .person("ana", until: Date(timeIntervalSinceNow: 600)) { $0.role = role }
      }
    ) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        isLater.store(true, ordering: .relaxed)
        clock.advance(by: .seconds(601))
        try await socket.event("click", try page.button("Count"))
        try await socket.expectBatch(containing: "You are ana, editor")
      }
    }
  }

  @Test("a connected session that nobody uses ends after the idle time, and its page says why")
  func idle() async throws {
    let clock = ManualClock()
    try await withHost(clock: clock, configure: { $0.idleLifetime = .seconds(900) }) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        await clock.advanceSleepers(by: .seconds(600))
        try await socket.event("click", try page.button("Add"))
        try await socket.expectBatch(containing: "Count 1")
        await clock.advanceSleepers(by: .seconds(600))
        try await socket.event("click", try page.button("Add"))
        try await socket.expectBatch(containing: "Count 2")
        await clock.advanceSleepers(by: .seconds(900))
        await socket.expectClosing(1008, "nobody has used the page for a long time: open it again")
      }
    }
  }
}
