import Foundation
import HeadwaterTesting

/// Runs a journaled feature in several processes at once, inside one test.
///
/// ```swift
/// let test = try await JournalTest(initialState: Board.State(), reducer: Board(), processes: 2)
/// test[0].send(.added("Milk"))
/// await test.settle()
/// #expect(test[1].cards == ["Milk"])
/// try await test.expectReplay()
/// ```
///
/// - Nothing waits for real time: actions are kept, and entries are folded, inside ``settle()``.
/// - Each process has effects of its own, which run inside the calls of the test.
@MainActor
public final class JournalTest<State: Codable & Sendable & Equatable, Action: Codable & Sendable> {
  /// The entries of all processes.
  public let database = MemoryDatabase()

  private let name = "test/1"
  private let open: @MainActor (MemoryJournal, EffectRuntime) async throws -> Store<State, Action>
  private var processes: [Process] = []

  private struct Process {
    let journal: MemoryJournal
    let runtime: ManualRuntime
    let store: Store<State, Action>
  }

  /// Opens a store in some processes.
  ///
  /// - Parameters:
  ///   - initialState: The state before any action.
  ///   - reducer: The reducer.
  ///   - processes: The number of processes.
  ///   - version: The version of the reducer.
  ///   - upcasters: What turns the JSON of older versions into that of this one.
  public init<R: Reducer>(
    initialState: State, reducer: R, processes: Int = 1, version: Int = 1,
    upcasters: [Upcaster] = []
  ) async throws where R.State == State, R.Action == Action {
    let name = name
    open = { journal, runtime in
      try await journal.store(
        name, initialState: initialState, reducer: reducer, version: version,
        upcasters: upcasters, runtime: runtime, isManual: true)
    }
    for _ in 0..<processes { try await addProcess() }
  }

  /// The store in a process.
  public subscript(process: Int) -> Store<State, Action> { processes[process].store }

  /// The journal of a process, for its faults.
  public func journal(_ process: Int) -> MemoryJournal { processes[process].journal }

  /// Opens the store in one more process.
  public func addProcess() async throws {
    let journal = MemoryJournal(database)
    let runtime = ManualRuntime()
    let store = try await open(journal, runtime.effects)
    processes.append(Process(journal: journal, runtime: runtime, store: store))
  }

  /// Lets all processes do all their work: they keep what waits, and fold what the others have kept.
  public func settle() async {
    var isBusy = true
    while isBusy {
      isBusy = false
      for process in processes {
        process.runtime.drain()
        process.store.journal?.look()
        while await process.store.journal?.step() == true { isBusy = true }
      }
    }
  }

  /// Makes one process the keeper, which runs the subscriptions.
  public func keep(_ process: Int) async {
    await processes[process].store.journal?.keep()
  }

  /// Lets the keeper stand still past its lease, and another process take over.
  public func loseKeeper(to process: Int) async {
    database.advance(by: JournalOptions().leaseTime * 2)
    await keep(process)
  }

  /// Checks that all processes have the same state, and that folding the entries anew gives it too.
  ///
  /// - Throws: ``JournalViolation``, which names the process that differs.
  public func expectReplay() async throws {
    let replayed = try await open(MemoryJournal(database), ManualRuntime().effects)
    for (number, process) in processes.enumerated() {
      guard process.store.state != replayed.state else { continue }
      throw JournalViolation(
        description: """
          Process \(number) has another state than the fold of the \(replayed.journal?.number ?? 0) entries:
          \(process.store.state)
          in place of
          \(replayed.state)

          Likely the reducer depends on something that is not in its state or action, or the process has not \
          settled.
          """)
    }
  }
}
