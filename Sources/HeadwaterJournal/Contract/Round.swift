/// The looks or the renewals of all stores that a process has open in one journal: one call of the journal for all of
/// them, whatever their number.
@MainActor
final class Round {
  /// What is done for the stores.
  enum Work { case look, renew }

  private let work: Work
  private let interval: Duration
  private let clock: any Clock<Duration>
  private weak var replicas: Replicas?
  private var members: [ObjectIdentifier: Member] = [:]
  private var isRunning = false

  /// The number of calls without an answer, one after the other.
  private var failures = 0

  private struct Member {
    weak var replica: (any ListedReplica)?
  }

  /// How many stores one call is for. Larger ones would keep a connection busy for long.
  private static var pageLimit: Int { 20_000 }

  init(
    _ work: Work, every interval: Duration, by clock: any Clock<Duration>, of replicas: Replicas
  ) {
    self.work = work
    self.interval = interval
    self.clock = clock
    self.replicas = replicas
  }

  /// Takes in a store, until it is let go or needs it no more.
  func add(_ replica: any ListedReplica) {
    members[ObjectIdentifier(replica)] = Member(replica: replica)
    guard !isRunning else { return }
    isRunning = true
    Task { [weak self, clock] in
      while let pause = self?.pause {
        guard (try? await clock.sleep(for: pause)) != nil else { break }
        guard await self?.turn() == true else { return }
      }
      self?.isRunning = false
    }
  }

  /// After a failure the next call comes earlier, and then less and less early.
  private var pause: Duration {
    failures == 0 ? interval : min(interval, .milliseconds(200) * (1 << min(failures - 1, 4)))
  }

  /// - Returns: Whether there are stores left. If not, the next one begins anew.
  private func turn() async -> Bool {
    members = members.filter { $0.value.replica.map { isNeeded(by: $0) } ?? false }
    guard !members.isEmpty else {
      isRunning = false
      return false
    }
    let replicas = members.values.compactMap(\.replica)
    var failed = false
    for start in stride(from: 0, to: replicas.count, by: Self.pageLimit) {
      let page = replicas[start..<min(start + Self.pageLimit, replicas.count)]
      let isAnswered = work == .look ? await look(at: page) : await renew(page)
      if !isAnswered { failed = true }
    }
    failures = failed ? failures + 1 : 0
    return true
  }

  private func isNeeded(by replica: any ListedReplica) -> Bool {
    switch work {
    case .look: replica.known != nil
    case .renew: replica.needsKeeping
    }
  }

  private func look(at page: ArraySlice<any ListedReplica>) async -> Bool {
    guard let journal = page.first?.journal else { return true }
    do throws(JournalError) {
      let changed = try await journal.changed(page.compactMap(\.known))
      for replica in page { replica.looked(hasNews: changed.contains(replica.name)) }
      return true
    } catch {
      // One that does not go away may be that of one store: each finds out by itself.
      for replica in page {
        if error.isTemporary { replica.lookFailed(error) } else { replica.look() }
      }
      return false
    }
  }

  private func renew(_ page: ArraySlice<any ListedReplica>) async -> Bool {
    guard let journal = page.first?.journal else { return true }
    await replicas?.releaseLeftClaims(of: journal)
    do throws(JournalError) {
      let claims = try await journal.claim(page.map(\.name), for: interval * 3)
      for replica in page { replica.renewed(claims[replica.name]) }
      return true
    } catch {
      for replica in page {
        if error.isTemporary { replica.renewalFailed() } else { await replica.keep() }
      }
      return false
    }
  }
}
