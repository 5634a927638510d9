import HeadwaterPortableViews
import Testing

@Suite("What a session has sent", .timeLimit(.minutes(3)))
struct SentBytesTests {
  private struct CostApp: App {
    var body: some Scene {
      WindowGroup { CostView() }
    }
  }

  private struct CostView: View {
    @Environment(\.viewStatistics) private var statistics
    @State private var count = 0
    @State private var bytes = 0

    var body: some View {
      Button("Add") { count += 1 }
      Text("Count \(count)")
      Button("Look") { bytes = statistics?.totals.bytes ?? -1 }
      Text("Bytes: \(bytes)")
    }
  }

  /// Presses a button, acknowledges the answer, and returns it.
  private func press(
    _ button: String, on page: TestPage, by socket: inout TestSocket
  ) async throws -> String {
    try await socket.event("click", try page.button(button))
    let text = try #require(await socket.connection.readFrame()).text
    try await socket.send(["ack", try JSON(parsing: text).elements[0]])
    return text
  }

  private func bytes(toldBy message: String) throws -> Int {
    let digits = try #require(message.split(separator: "Bytes: ").last).prefix { $0.isNumber }
    return try #require(Int(digits))
  }

  @Test("a view can read how many bytes its page was sent")
  func bytes() async throws {
    try await withHost(CostApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        let added = try await press("Add", on: page, by: &socket)
        let look = try await press("Look", on: page, by: &socket)
        let addedAgain = try await press("Add", on: page, by: &socket)
        let lookAgain = try await press("Look", on: page, by: &socket)
        let first = try bytes(toldBy: look)
        let second = try bytes(toldBy: lookAgain)
        #expect(first > added.utf8.count)
        #expect(second - first == look.utf8.count + addedAgain.utf8.count)
      }
    }
  }
}
