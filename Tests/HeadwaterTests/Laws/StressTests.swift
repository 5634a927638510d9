import Testing

/// `Scripts/check-thread-sanitizer` runs the same tests under the thread sanitizer.
@Suite("Many senders at once")
struct StressTests {
  @Test("8 tasks send 100 000 actions through effects and directly: none is lost or out of order")
  func senders() async {
    let (arrived, disorder) = await Inbox.fill(tasks: 8, actionsOfEach: 12_500)
    #expect(arrived == Array(repeating: 6_250, count: 16))
    #expect(disorder.isEmpty)
  }
}
