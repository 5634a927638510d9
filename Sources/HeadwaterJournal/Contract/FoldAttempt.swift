import Foundation

/// A note of a process that it is about to fold entries. It stays if the fold ends the process.
public struct FoldAttempt: Sendable, Equatable {
  /// The process.
  public let process: UUID

  /// The version of its reducer.
  public let version: Int

  /// The numbers of the entries. Those before were folded.
  public let numbers: ClosedRange<Int>

  /// Makes a note.
  public init(process: UUID, version: Int, numbers: ClosedRange<Int>) {
    self.process = process
    self.version = version
    self.numbers = numbers
  }
}
