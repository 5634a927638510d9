import Foundation
import HeadwaterJournalTesting
import HeadwaterTesting
import TestSupport

typealias LedgerStore = Store<Ledger.State, Ledger.Action>

/// A process of a test: a journal, and the effects of the stores that it has open.
@MainActor
final class TestProcess {
  let journal: MemoryJournal
  let clock = TestClock()
  let runtime = ManualRuntime()
  private(set) var store: LedgerStore

  init(_ database: MemoryDatabase, faults: JournalFaults = JournalFaults()) async throws {
    journal = MemoryJournal(database)
    journal.faults = faults
    var options = JournalOptions()
    options.snapshotInterval = 10
    store = try await journal.store(
      "ledger/1", initialState: Ledger.State(), reducer: Ledger(clock: clock), options: options,
      runtime: runtime.effects, isManual: true)
    store.onIssue = { _ in }
  }

  var state: Ledger.State { store.state }

  /// Reads what others have appended, and does all work.
  func settle() async {
    store.journal?.look()
    while await store.journal?.step() == true {}
  }
}

/// A random program of several processes over one database, and what it has shown.
@MainActor
final class Cluster {
  private static var name: StoreName { get throws { try StoreName("ledger/1") } }

  private let database = MemoryDatabase()
  private let defect: JournalFaults
  private var random: SeededGenerator
  private var processes: [TestProcess] = []

  /// The texts that were sent, and those that were answered as kept, in their order, by process.
  private var sent: [UUID: [String]] = [:]
  private var answered: Set<String> = []
  private var count = 0

  /// Each claim, with the last entry before it.
  private var claims: [Claim] = []

  init(seed: UInt64, defect: JournalFaults = JournalFaults()) {
    random = SeededGenerator(seed: seed)
    self.defect = defect
  }

  /// Runs a program.
  ///
  /// - Returns: What is wrong at its end.
  func run() async throws -> [String] {
    for _ in 0..<3 { processes.append(try await TestProcess(database, faults: defect)) }
    processes[0].store.send(.setTicking(true))
    for _ in 0..<random.number(20...80) { try await takeStep() }
    for process in processes { process.journal.faults = defect }
    // The effects may send more, once.
    for process in processes { process.clock.advance(by: .seconds(10)) }
    for _ in 0..<3 {
      for process in processes { await process.settle() }
    }
    return try await problems()
  }

  private func takeStep() async throws {
    let process = random.element(of: processes)
    switch random.number(0...18) {
    case 0...5: send(to: process)
    case 6...8: _ = await process.store.journal?.step()
    case 9: process.store.journal?.look()
    case 10: await process.settle()
    case 11: process.clock.advance(by: .seconds(random.number(1...3)))
    case 12: process.journal.faults.answersLost = random.number(0...2)
    case 13: process.journal.faults.batchesLost = random.number(0...2)
    case 14...17:
      database.advance(by: .seconds(random.number(1...12)))
      await process.store.journal?.keep()
      let head = try await MemoryJournal(database).head(of: try Self.name)
      if let head, head.epoch > claims.last?.epoch ?? 0 {
        claims.append(Claim(epoch: head.epoch, number: head.number))
      }
    default:
      guard random.once(in: 3) else { return }
      // The process dies, with what it had not sent.
      processes.removeAll { $0 === process }
      processes.append(try await TestProcess(database, faults: defect))
    }
  }

  private func send(to process: TestProcess) {
    count += 1
    let text = "\(count)"
    let actions: [Ledger.Action] = [
      .add(text, random.number(1...10)), .add(text, random.number(1...10)), .fetch(text), .cancel,
      .search(text), .throttle(text), .sequence(text), .open(text), .open("1"), .close,
      .editor(.load), .setTicking(!random.once(in: 4)),
    ]
    let action = random.element(of: actions)
    guard case .add = action else {
      let task = process.store.send(action)
      if random.once(in: 6) { task.cancel() }
      return
    }
    sent[process.journal.process, default: []].append(text)
    process.store.send(action) { [weak self] result in
      if case .success = result { self?.answered.insert(text) }
    }
  }

  /// What does not hold at the end of the program.
  private func problems() async throws -> [String] {
    var problems: [String] = []
    let entries = database.entries(of: try Self.name)
    let fresh = try await TestProcess(database)
    for process in processes {
      if process.state != fresh.state { problems.append("a process has another state") }
      if let status = process.store.journal?.status, status != .following {
        problems.append("a process does not follow: \(status)")
      }
    }
    if entries.map(\.number) != entries.indices.map({ $0 + 1 }) {
      problems.append("the numbers have a gap")
    }
    let texts = try entries.map { entry in
      (entry.process, try JSONDecoder().decode(Ledger.Action.self, from: entry.body))
    }.compactMap { process, action -> (UUID, String)? in
      if case .add(let text, _) = action { (process, text) } else { nil }
    }
    let standing = texts.map(\.1)
    for text in answered where standing.count(where: { $0 == text }) != 1 {
      problems.append("an answered action does not stand once")
    }
    for (process, sent) in sent {
      let own = texts.filter { $0.0 == process }.map(\.1)
      if own != sent.filter(Set(own).contains) { problems.append("a sender's order is not kept") }
    }
    for entry in entries {
      let newest = claims.last { $0.number < entry.number }?.epoch ?? 0
      if let epoch = entry.epoch, epoch < newest {
        problems.append("an entry of an old epoch stands")
      }
    }
    return problems
  }
}
