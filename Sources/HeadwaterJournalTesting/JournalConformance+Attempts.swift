import Foundation

extension JournalConformance {
  static let attempts = [
    Rule("the note of a process that has ended stands until another one has folded the entries") {
      trial in
      let first = try await notedByFirst(3...4, trial)
      let journal = try await trial.opened()
      func others(_ version: Int = 1) async throws -> [FoldAttempt] {
        try await journal.noteAttempt(at: 1...1, version: version, of: trial.name)
      }
      let note = FoldAttempt(process: first, version: 1, numbers: 3...4)
      try trial.expect(try await others(2), [], "the notes of another version")
      try trial.expect(try await others(), [note], "the notes")
      try await journal.endAttempt(of: trial.name, after: 3)
      try trial.expect(try await others(), [note], "the notes after a part was folded")
      try await journal.endAttempt(of: trial.name, after: 4)
      try trial.expect(try await others(), [], "the notes after all was folded")
    },
    Rule("the last note of a process counts, and it can be taken back") { trial in
      try await takenBackByFirst(trial)
      let journal = try await trial.opened()
      let others = try await journal.noteAttempt(at: 1...1, version: 1, of: trial.name)
      try trial.expect(others, [], "the notes after they were taken back")
    },
  ]

  /// Notes a fold in a process that is then gone.
  private static func notedByFirst(_ numbers: ClosedRange<Int>, _ trial: Trial) async throws -> UUID
  {
    let journal = try await trial.opened()
    _ = try await journal.noteAttempt(at: 1...9, version: 1, of: trial.name)
    let others = try await journal.noteAttempt(at: numbers, version: 1, of: trial.name)
    try trial.expect(others, [], "its own notes among those of others")
    return journal.process
  }

  private static func takenBackByFirst(_ trial: Trial) async throws {
    let journal = try await trial.opened()
    _ = try await journal.noteAttempt(at: 5...9, version: 1, of: trial.name)
    try await journal.endAttempt(of: trial.name, after: 4)
  }
}
