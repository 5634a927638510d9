import HeadwaterWeb
import Testing

@Suite("Frames of a bad client", .timeLimit(.minutes(3)))
struct FrameTests {
  /// Expects that a claimed socket is closed after an attack, with a reason in the log, and that other
  /// clients do not notice it, neither at the same time nor later.
  private func expectClosing(
    _ code: Int, sourceLocation: SourceLocation = #_sourceLocation,
    after attack: (inout TestSocket) async throws -> Void
  ) async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      let neighbour = try await TestPage.load(host.address)
      try await neighbour.connect { other in
        try await page.connect { socket in
          try await attack(&socket)
          await socket.expectClosing(code, sourceLocation: sourceLocation)
        }
        let line = await host.logs.line(containing: "code=\(code)")
        #expect(line.contains("reason="), "\(line)", sourceLocation: sourceLocation)
        try await other.event("click", try neighbour.button("Add"))
        try await other.expectBatch(containing: "Count 1", sourceLocation: sourceLocation)
      }
      try await TestPage.load(host.address).connect { _ in }
    }
  }

  @Test("a message that is too big: 1009, in one frame or in fragments")
  func tooBig() async throws {
    let half = [UInt8](repeating: 65, count: 40 * 1024)
    try await expectClosing(1009) { try await $0.connection.writeFrame(half + half) }
    try await expectClosing(1009) { socket in
      try await socket.connection.writeFrame(half, isFinal: false)
      try await socket.connection.writeFrame(opcode: 0, half)
    }
  }

  @Test("an unmasked frame: 1002")
  func unmasked() async throws {
    try await expectClosing(1002) { try await $0.connection.writeFrame([65], isMasked: false) }
  }

  @Test("a reserved bit or opcode: 1002", arguments: [(0x40, 1), (0x20, 1), (0x10, 1), (0, 3)])
  func reserved(bits: Int, opcode: Int) async throws {
    try await expectClosing(1002) {
      try await $0.connection.writeFrame(
        opcode: UInt8(opcode), [65], reserved: UInt8(bits))
    }
  }

  @Test("text that is not UTF-8: 1007")
  func malformedText() async throws {
    try await expectClosing(1007) { try await $0.connection.writeFrame([0xc3, 0x28]) }
  }

  @Test("a binary message: 1003")
  func binary() async throws {
    try await expectClosing(1003) { try await $0.connection.writeFrame(opcode: 2, [1]) }
  }

  @Test("a long or fragmented control frame: 1002")
  func control() async throws {
    let long = [UInt8](repeating: 0, count: 126)
    try await expectClosing(1002) { try await $0.connection.writeFrame(opcode: 9, long) }
    try await expectClosing(1002) {
      try await $0.connection.writeFrame(opcode: 9, [1], isFinal: false)
    }
  }

  @Test(
    "a message that the protocol does not have: 1002",
    arguments: ["{", "[]", "[\"explode\",1,2]", "[\"ack\",99]", "[\"hello\",1,2]"])
  func malformedMessage(text: String) async throws {
    try await expectClosing(1002) { try await $0.connection.writeText(text) }
  }

  @Test("an event before the hello: 1002")
  func eventFirst() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket { socket in
        try await socket.event("click", 1)
        await socket.expectClosing(1002)
      }
    }
  }

  @Test("a fragmented message with a split character is understood")
  func fragments() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      let field = try page.field("Name")
      try await page.connect { socket in
        let bytes = Array("[\"input\",1,\(field),\"é\"]".utf8)
        let middle = try #require(bytes.firstIndex(of: 0xc3)) + 1
        try await socket.connection.writeFrame(Array(bytes[..<middle]), isFinal: false)
        try await socket.connection.writeFrame(opcode: 9, [7])
        try await socket.connection.writeFrame(opcode: 0, Array(bytes[middle...]))

        let pong = await socket.connection.readFrame()
        #expect(pong == RawFrame(opcode: 10, payload: [7]))
        try await socket.expectBatch(containing: "Hello, é")
      }
    }
  }

  @Test("a client's closing is answered and the connection ends")
  func clientCloses() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.connection.writeFrame(opcode: 8, [0x03, 0xe8])
        await socket.expectClosing(1000)
        await socket.connection.end()
      }
    }
  }

  @Test(
    "a closing with a code that may not be sent: 1002",
    arguments: [0, 999, 1_004, 1_005, 1_006, 1_015, 1_016, 2_999, 5_000, 65_535])
  func closingCode(code: Int) async throws {
    try await expectClosing(1002) {
      try await $0.connection.writeFrame(opcode: 8, [UInt8(code >> 8), UInt8(code & 0xff)])
    }
  }

  @Test("any other code is answered with itself", arguments: [1_000, 1_001, 1_014, 3_000, 4_999])
  func allowedClosingCode(code: Int) async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.connection.writeFrame(
          opcode: 8, [UInt8(code >> 8), UInt8(code & 0xff)])
        await socket.expectClosing(code)
      }
    }
  }

  @Test("a client that answers no ping is disconnected")
  func noPong() async throws {
    try await withHost(configure: { $0.keepAliveInterval = .milliseconds(50) }) { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket { socket in
        let ping = await socket.connection.readFrame()
        #expect(ping?.opcode == 9)
        await socket.connection.end()
      }
      _ = await host.logs.line(containing: "no answer to a ping")
    }
  }
}
