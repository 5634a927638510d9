#if Postgres
  import Foundation
  import HeadwaterPostgres
  import Testing

  @Suite(.enabled(if: TestServer.url != nil, "Scripts/with-postgres starts a server for them"))
  struct PresenceTests {
    private let server: TestServer

    init() throws {
      server = try TestServer()
    }

    private func row(_ value: String, in room: StoreName, member: UUID = UUID()) -> PresenceRow {
      PresenceRow(room: room, member: member, value: Data(value.utf8))
    }

    @Test("who is in a process is seen in the others, changed and gone with its next statement")
    func exchange() async throws {
      let (one, other) = (try await server.journal(), try await server.journal())
      let (room, elsewhere) = (try StoreName("board/1"), try StoreName("board/2"))
      let minute = Duration.seconds(60)
      let ida = row("Ida", in: room)
      let own = try await one.exchange([ida, row("Bo", in: elsewhere)], in: [room], for: minute)
      #expect(own == [])
      #expect(try await other.exchange([], in: [room], for: minute) == [ida])
      #expect(try await other.exchange([], in: [room, elsewhere], for: minute).count == 2)

      let changed = row("Ida, at a card", in: room, member: ida.member)
      _ = try await one.exchange([changed], in: [room], for: minute)
      #expect(try await other.exchange([], in: [room, elsewhere], for: minute) == [changed])
      _ = try await one.exchange([], in: [], for: minute)
      #expect(try await other.exchange([], in: [room], for: minute) == [])
    }

    @Test(
      "who is in a process that says nothing any more is gone after the time, and may come back")
    func lifetime() async throws {
      let (one, other) = (try await server.journal(), try await server.journal())
      let room = try StoreName("board/1")
      let ida = row("Ida", in: room)
      _ = try await one.exchange([ida], in: [room], for: .zero)
      #expect(try await other.exchange([], in: [room], for: .seconds(60)) == [])
      _ = try await one.exchange([ida], in: [room], for: .seconds(60))
      #expect(try await other.exchange([], in: [room], for: .seconds(60)) == [ida])
    }
  }
#endif
