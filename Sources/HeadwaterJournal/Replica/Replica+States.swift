// The states that processes tell with their actions, by which a reducer is noticed that is impure, or that was changed
// without a version.
extension Replica {
  /// The size up to which the digest of a state is told, in bytes of JSON. A larger one takes too long for each action.
  static var largestTold: Int { 1 << 16 }

  /// In how many batches a state is told once. In debug builds, it is told in each.
  private static var batchesBetween: Int { FoldCheck.isOn ? 1 : 16 }

  /// What a batch tells of the state of this process; nil if it tells nothing.
  func knownState() async -> StateDigest? {
    batchesMade += 1
    guard batchesMade % Self.batchesBetween == 0, stateSize <= Self.largestTold else { return nil }
    // Entries may be folded while this waits.
    guard let last = number == 0 ? StateDigest.noEntry : lastID else { return nil }
    let state = engine.state
    guard let digest = await codec.digest(state, upTo: Self.largestTold) else { return nil }
    return StateDigest(after: last, digest: digest)
  }

  /// The last of some entries whose sender had the state after the entry before it.
  func lastCompared(_ entries: [Entry]) -> Entry? {
    for index in entries.indices.reversed() {
      guard let known = entries[index].known else { continue }
      let first = entries[index].number == 1 ? StateDigest.noEntry : lastID
      let before = index > 0 ? entries[index - 1].id : first
      if known.entry == before { return entries[index] }
    }
    return nil
  }

  /// Compares the state with that which the sender of an entry had.
  func compareState(before entry: Entry) async {
    let last = number == 0 ? StateDigest.noEntry : lastID
    guard let known = entry.known, known.entry == last, entry.version == codec.version,
      entry.process != journal.process || !isFollowing
    else { return }
    let digest = await codec.digest(engine.state, upTo: .max)
    guard let digest, digest != known.digest, number == entry.number - 1, refusal == nil else {
      return
    }
    replicas?.observer?.differed(name)
    refuse(.otherState(before: entry, of: name))
  }
}

extension JournalError {
  static func otherState(before entry: Entry, of name: StoreName) -> JournalError {
    JournalError(
      .differs,
      """
      After entry \(entry.number - 1) of the store "\(name)" this process has another state than the one that appended \
      entry \(entry.number). The store shows what it has and takes no actions.

      Likely the reducer depends on something that is not in its state or action, such as the time or the order of a \
      set; or it was changed without a new version. `verify` of a program with the reducer names the entries and paths.
      """)
  }
}
