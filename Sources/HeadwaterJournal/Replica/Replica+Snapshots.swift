// The snapshots that this process writes, and compares with those of others.
extension Replica {
  /// The size up to which a state is written after each interval, in bytes.
  private static var smallState: Int { 1 << 20 }

  /// Whether a snapshot is written after the last folded entry.
  ///
  /// A large state takes as long to write as many entries to fold. It is left out at numbers that are the same in all
  /// processes, also if they know states of other sizes: those of each size are among those of smaller ones.
  var isSnapshotDue: Bool {
    let (intervals, rest) = number.quotientAndRemainder(dividingBy: options.snapshotInterval)
    let doublings = Int.bitWidth - (max(0, stateSize - 1) / Self.smallState).leadingZeroBitCount
    return rest == 0 && intervals % (1 << doublings) == 0
  }

  /// Begins to write the snapshot that is due. Actions go on meanwhile, up to the next one.
  ///
  /// - Returns: Whether one was due.
  func beginSnapshot() async -> Bool {
    guard let (number, state) = dueSnapshot else { return false }
    dueSnapshot = nil
    await savingSnapshot?.value
    let saving = Task { await saveSnapshot(of: state, after: number) }
    savingSnapshot = saving
    // A test decides when something is done.
    if pace.stream == nil { await saving.value }
    return true
  }

  /// Writes a snapshot, and compares it with that of another process.
  private func saveSnapshot(of state: State, after number: Int) async {
    do {
      let own = try await codec.snapshot(state, after: number, by: journal.process)
      stateSize = own.state.count
      let standing = try await journal.save(own, of: name)
      if standing.digest != own.digest {
        // One that nobody can read says nothing about this state.
        _ = try await codec.state(of: standing, otherwise: .passedOver)
        replicas?.observer?.differed(name)
        refuse(.differs(number, of: name, at: await codec.differences(own, standing)))
      } else if let lifetime = options.entryLifetime {
        _ = try await journal.prune(name, olderThan: lifetime)
      }
    } catch {
      // Without it, the next opening folds more entries.
      if !error.isTemporary {
        report(error, at: SourcePlace(fileID: "HeadwaterJournal/Snapshot", line: 0))
      }
    }
  }
}
