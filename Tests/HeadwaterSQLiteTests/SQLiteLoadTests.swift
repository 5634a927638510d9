#if SQLite
  import Foundation
  import GRDB
  import HeadwaterSQLite
  import TestSupport
  import Testing

  @Suite struct SQLiteLoadTests {
    private let folder: TemporaryFolder
    private let journal: SQLiteJournal

    init() throws {
      folder = try TemporaryFolder()
      journal = try SQLiteJournal(path: folder.path("journal.sqlite"))
    }

    private func opened(_ count: Int) async throws -> [StoreName] {
      let names = try (0..<count).map { try StoreName("store/\($0)") }
      let state = Data("{}".utf8)
      for name in names {
        _ = try await journal.open(
          name,
          initial: Snapshot(
            number: 0, version: 1, digest: Digest(of: state), writer: journal.process,
            state: state))
      }
      return names
    }

    private func appendOne(to names: [StoreName]) async -> [AppendOutcome] {
      await withTaskGroup(of: AppendOutcome.self) { [journal] group in
        for name in names {
          let draft = EntryDraft(body: Data("1".utf8))
          group.addTask {
            await journal.append(AppendBatch(name: name, version: 1, drafts: [draft]))
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
    }

    @Test("actions of many stores that come together stand each once, and once only")
    func manyStores() async throws {
      let names = try await opened(50)

      #expect(await appendOne(to: names).allSatisfy { $0 == .answered([.kept(1)]) })
      #expect(await appendOne(to: names).allSatisfy { $0 == .answered([.kept(2)]) })
      for name in names {
        #expect(try await journal.entries(of: name, from: 1, limit: 9).map(\.number) == [1, 2])
      }
    }

    @Test(
      "a backup that is made while entries are written has what was answered before, and no gap")
    func backup() async throws {
      let names = try await opened(20)
      _ = await appendOne(to: names)

      async let written = appendOne(to: names)
      try await journal.backUp(to: folder.path("copy.sqlite"))
      _ = await written

      let copy = try SQLiteJournal(path: folder.path("copy.sqlite"))
      for name in names {
        let numbers = try await copy.entries(of: name, from: 1, limit: 9).map(\.number)
        #expect(numbers == [1] || numbers == [1, 2])
      }
    }
  }
#endif
