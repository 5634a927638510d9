#if Postgres
  import Foundation
  import HeadwaterJournal
  import Synchronization

  /// Tells other processes which stores have new entries.
  ///
  /// Commits with a notification stand in line in the whole database. So notifications have transactions of their
  /// own, which wait for no disk, and those that come meanwhile share the next one.
  final class Notifier: Sendable {
    private struct State {
      var names: Set<StoreName> = []
      var isSending = false
    }

    private let state = Mutex(State())
    private let pool: ConnectionPool
    private let channel: String
    private let process: UUID

    init(_ pool: ConnectionPool, channel: String, process: UUID) {
      self.pool = pool
      self.channel = channel
      self.process = process
    }

    func send(_ names: Set<StoreName>) {
      guard !names.isEmpty else { return }
      let begins = state.withLock { state in
        state.names.formUnion(names)
        defer { state.isSending = true }
        return !state.isSending
      }
      if begins { Task { await self.sendAll() } }
    }

    private func sendAll() async {
      while true {
        let names = state.withLock { state in
          defer { state.names = [] }
          state.isSending = !state.names.isEmpty
          return state.names
        }
        guard !names.isEmpty else { return }
        let statement = Statement<Void>(
          """
          SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, hint)
          FROM unnest($2::text[]) AS hint
          """, [.text(channel), .texts(names.map { Hint(process: process, name: $0).text })])
        // A hint may be lost: others look for entries besides.
        _ = try? await pool.run(statement)
      }
    }
  }

  /// The payload of a notification.
  struct Hint {
    let process: UUID
    let name: StoreName

    var text: String { "\(process) \(name)" }

    init(process: UUID, name: StoreName) {
      self.process = process
      self.name = name
    }

    init?(_ text: String) {
      let parts = text.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let process = UUID(uuidString: String(parts[0])),
        let name = try? StoreName(String(parts[1]))
      else { return nil }
      self.init(process: process, name: name)
    }
  }
#endif
