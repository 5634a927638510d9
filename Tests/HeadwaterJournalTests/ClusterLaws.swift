import HeadwaterJournalTesting
import TestSupport
import Testing

@MainActor @Suite struct ClusterLaws {
  @Test(
    "all processes fold alike, what was answered stands once and in order, and nothing of an old epoch stands",
    arguments: Seeds.many)
  func holds(seed: UInt64) async throws {
    let cluster = Cluster(seed: seed)
    #expect(try await cluster.run() == [])
  }

  @Test("with ids that are not unique, the law fails")
  func repeatedIDs() async throws {
    let problems = try await problems { $0.ignoresIDs = true }
    #expect(problems.contains("an answered action does not stand once"))
  }

  @Test("with an answer before the entry is written, the law fails")
  func earlyAnswers() async throws {
    let problems = try await problems { $0.answersBeforeWriting = true }
    #expect(problems.contains("an answered action does not stand once"))
  }

  @Test("with the fence off, the law fails")
  func noFence() async throws {
    let problems = try await problems { $0.ignoresEpochs = true }
    #expect(problems.contains("an entry of an old epoch stands"))
  }

  /// What a few programs find with a defect of the journal.
  private func problems(_ change: (inout JournalFaults) -> Void) async throws -> Set<String> {
    var defect = JournalFaults()
    change(&defect)
    var found: Set<String> = []
    for seed in UInt64(1)...60 {
      let cluster = Cluster(seed: seed, defect: defect)
      found.formUnion(try await cluster.run())
    }
    return found
  }
}
