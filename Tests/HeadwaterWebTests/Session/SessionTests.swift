import HeadwaterWeb
import Testing

@Suite("A session", .timeLimit(.minutes(3)))
struct SessionTests {
  @Test("an event is sent to the server, and its changes are sent back")
  func event() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.event("click", try page.button("Add"))
        let batch = try await socket.readBatch()

        #expect(batch.elements[0] == 1)
        #expect(batch.elements[1] == 1)
        #expect("\(batch)".contains("Count 1"))
      }
    }
  }

  @Test("typing one character sends less than 200 bytes down, and no value that the page has")
  func smallPatch() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.event("input", try page.field("Name"), "A")
        let frame = try #require(await socket.connection.readFrame())

        #expect(frame.payload.count < 200)
        #expect(frame.text.contains("Hello, A"))
        #expect(!frame.text.contains("\"value\""))
      }
    }
  }

  @Test("a value that the model has changed comes back with the sequence that it answers")
  func changedValue() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      let field = try page.field("Shout")
      try await page.connect { socket in
        try await socket.event("input", field, "abc")
        let batch = try await socket.readBatch()
        #expect(batch.elements.contains(["value", .number(field), "ABC", 1]))
      }
    }
  }

  @Test("a password is in no page and in no message to the browser")
  func password() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      let field = try page.field("Password")
      try await page.connect { socket in
        try await socket.event("input", field, "hunter2")
        let accepted = await socket.connection.readFrame()
        try await socket.event("input", field, "hunter2-and-more")
        let refused = await socket.connection.readFrame()

        #expect(accepted?.text.contains("hunter2") == false)
        #expect(refused?.text.contains("hunter2") == false)
        #expect(refused?.text.contains("[\"revert\",\(field),2]") == true)
      }
      try await page.connectAgain(token: nil) { picture in
        #expect(!"\(picture)".contains("hunter2"))
      }
      #expect(!host.logs.lines.joined().contains("hunter2"))
    }
  }

  @Test("an event for an element that is not there is dropped, and the session goes on")
  func unknownElement() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.event("click", 987_654)
        try await socket.expectEmptyBatch()
        try await socket.event("click", try page.button("Add"))
        try await socket.expectBatch(containing: "Count 1")
      }
      let line = await host.logs.line(containing: "An event was dropped")
      #expect(line.contains("element=987654"))
    }
  }

  @Test("an event for a disabled control is dropped")
  func disabled() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.event("click", try page.button("Greet"))
        try await socket.expectEmptyBatch()
      }
      _ = await host.logs.line(containing: "disabled")
    }
  }

  @Test("an event that is sent again is handled once")
  func repeated() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      let button = try page.button("Add")
      try await page.connect { socket in
        try await socket.send(["click", 1, .number(button)])
        try await socket.send(["click", 1, .number(button)])
        try await socket.send(["click", 2, .number(button)])
        try await socket.expectBatch(containing: "Count 1")
        try await socket.expectBatch(containing: "Count 2")
      }
    }
  }

  @Test("while two batches are not acknowledged nothing is sent, then the last state is")
  func flowControl() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      let button = try page.button("Add")
      try await page.connect { socket in
        for _ in 0..<50 { try await socket.event("click", button) }
        let first = try await socket.read()
        let second = try await socket.read()
        try await socket.send(["ack", 2])
        let third = try await socket.read()

        #expect("\(first)".contains("Count 1"))
        #expect("\(second)".contains("Count 2"))
        #expect(third.elements[0] == 3)
        #expect(third.elements[1] == 50)
        #expect("\(third)".contains("Count 50"))
      }
    }
  }

  @Test("the texts of several inputs in one message are answered together")
  func texts() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        let (name, shout) = (try page.field("Name"), try page.field("Shout"))
        try await socket.send(["texts", 1, 0, [[.number(name), "Ben"], [.number(shout), "hey"]]])
        let batch = try await socket.readBatch()
        #expect(batch.elements[1] == 1)
        #expect("\(batch)".contains("Hello, Ben"))
        #expect("\(batch)".contains("HEY"))
      }
    }
  }

  @Test(
    "a client sends the text of an input only once in such a message, and again after a new document"
  )
  func textsOnce() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        let name = try page.field("Name")
        try await socket.send(["texts", 1, 0, [[.number(name), "A"], [.number(name), "B"]]])
        #expect("\(try await socket.readBatch())".contains("Hello, A"))
        try await socket.send(["texts", 2, 0, [[.number(name), "C"]]])
        let second = try await socket.readBatch()
        #expect(second.elements[1] == 2)
        #expect(second.elements.count == 2)
        try await socket.send(["input", 3, .number(name), "D"])
        #expect("\(try await socket.readBatch())".contains("Hello, D"))
      }
    }
  }

  @Test("two people do not disturb each other")
  func twoPeople() async throws {
    try await withHost { host in
      let one = try await TestPage.load(host.address)
      let other = try await TestPage.load(host.address, cookie: one.cookie)
      try await one.connect { first in
        try await other.connect { second in
          try await first.event("click", try one.button("Add"))
          try await first.expectBatch(containing: "Count 1")
          try await second.event("input", try other.field("Name"), "B")
          let batch = try await second.readBatch()
          #expect(batch.elements[0] == 1)
          #expect(!"\(batch)".contains("Count 1"))
        }
      }
    }
  }

  @Test("a huge paste in one tab is handled, and another tab is answered")
  func hugePaste() async throws {
    try await withHost { host in
      let one = try await TestPage.load(host.address)
      let other = try await TestPage.load(host.address)
      let text = String(repeating: "x", count: 60_000)
      try await one.connect { first in
        try await other.connect { second in
          try await first.event("input", try one.field("Shout"), text)
          try await second.event("click", try other.button("Add"))
          try await second.expectBatch(containing: "Count 1")
          let answer = try await first.readBatch()
          #expect(answer.elements.count > 2)
        }
      }
    }
  }
}

extension TestPage {
  /// Opens a socket for a session that no longer exists, and passes on the new document.
  func connectAgain(token: String?, _ body: (JSON) async throws -> Void) async throws {
    try await openSocket { socket in
      let unknown = String(repeating: "x", count: 32)
      try await socket.hello(unknown, token: token)
      try await body(try await socket.read())
    }
  }
}
