extension JournalConformance {
  static let keepers = [
    Rule("an action of an old epoch is refused, and the others of its batch stand") { trial in
      let old = try await claimedByFirst(trial)
      let journal = try await trial.opened()
      let second = try await journal.claim(trial.name, for: .seconds(60))
      guard let new = second?.epoch, new > old else {
        throw JournalViolation(
          description: "The second claim has no newer epoch: \(String(describing: second))")
      }
      let outcomes = try await trial.append(
        [trial.draft("1"), trial.draft("2", epoch: old), trial.draft("3", epoch: new)],
        to: journal)
      try trial.expect(outcomes.first, .kept(1), "the answer for a person's action")
      try trial.expectRefusal(outcomes[1], .oldEpoch, "an action of the old epoch")
      try trial.expect(outcomes.last, .kept(2), "the answer for the keeper's action")
    },
    Rule("a claim is renewed under its epoch, and tells the last entry") { trial in
      let journal = try await trial.opened()
      _ = try await trial.append([trial.draft("1")], to: journal)
      let claim = try await journal.claim(trial.name, for: .seconds(60))
      try trial.expect(claim?.number, 1, "the number")
      let again = try await journal.claim(trial.name, for: .seconds(60))
      try trial.expect(again?.epoch, claim?.epoch, "the epoch of the renewed claim")
    },
    Rule("a store is unkept while no process keeps it, and rests until its next entry") { trial in
      let journal = try await trial.opened()
      let kind = trial.name.kind
      func unkept(_ what: String, _ expected: [StoreName]) async throws {
        try trial.expect(try await journal.unkept(kind: kind, after: nil, limit: 9), expected, what)
      }
      try await unkept("the unkept stores of a new one", [trial.name])
      let others = try await journal.unkept(kind: "\(kind)2", after: nil, limit: 9)
      try trial.expect(others, [], "the unkept stores of another kind")
      let claim = try await journal.claim(trial.name, for: .seconds(60))
      try await unkept("the unkept stores while it is kept", [])
      try await journal.rest(trial.name, epoch: claim?.epoch ?? 0, after: 1)
      try await unkept("the unkept stores after a rest at another entry", [])
      try await journal.rest(trial.name, epoch: claim?.epoch ?? 0, after: 0)
      try await unkept("the unkept stores while it rests", [])
      _ = try await trial.append([trial.draft("1")], to: journal)
      try await unkept("the unkept stores after its next entry", [trial.name])
    },
    Rule("unkept stores come in the order of their bytes, after a name and up to a limit") {
      trial in
      let journal = try await trial.opened()
      let kind = trial.name.kind
      // A comparison by letters would have "a" before "Z", and "é" before "z".
      let names = try ["Z", "a", "z", "é"].map { try StoreName("\(kind)/\($0)") }
      for name in names.reversed() {
        _ = try await journal.open(name, initial: trial.snapshot(0, by: journal))
      }
      for (last, limit, expected) in [
        (trial.name, 9, names), (names[0], 2, [names[1], names[2]]), (names[3], 9, []),
      ] {
        let found = try await journal.unkept(kind: kind, after: last, limit: limit)
        try trial.expect(found, expected, "the unkept stores after \(last)")
      }
    },
    Rule("a claim under an old epoch is not given up for the newer one") { trial in
      let journal = try await trial.opened()
      let old = try await journal.claim(trial.name, for: .seconds(60))?.epoch ?? 0
      try await journal.release(trial.name, epoch: old)
      let new = try await journal.claim(trial.name, for: .seconds(60))?.epoch
      try await journal.release(trial.name, epoch: old)
      let still = try await journal.claim(trial.name, for: .seconds(60))?.epoch
      try trial.expect(still, new, "the epoch of the claim that stands")
    },
    Rule("a claim that was given up can be taken") { trial in
      let first = try await trial.opened()
      let claim = try await first.claim(trial.name, for: .seconds(60))
      try await first.release(trial.name, epoch: claim?.epoch ?? 0)
      let next = try await first.claim(trial.name, for: .seconds(60))
      try trial.expect(next.map { $0.epoch > claim?.epoch ?? 0 }, true, "a newer epoch")
    },
  ]

  /// Claims a store in a process that is then gone.
  private static func claimedByFirst(_ trial: Trial) async throws -> Int {
    let journal = try await trial.opened()
    return try await journal.claim(trial.name, for: .zero)?.epoch ?? 0
  }
}
