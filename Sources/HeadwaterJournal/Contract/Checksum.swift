import Foundation

/// What tells that a kept entry was changed, by a failed disk or by hand: FNV-1a with 64 bits.
///
/// It finds each change of one byte, and any other but one of 2⁶⁴. It is no signature: whoever changes an entry on
/// purpose can write its checksum, too.
public struct Checksum: Hashable, Sendable {
  /// The bits.
  public private(set) var bits: UInt64

  /// Makes a checksum of its bits, as a journal has kept them.
  public init(bits: UInt64) { self.bits = bits }

  /// Computes the checksum of what a process has sent: the id, the version, the epoch and the action.
  init(id: UUID, version: Int, epoch: Int?, body: Data) {
    bits = 0xcbf2_9ce4_8422_2325
    withUnsafeBytes(of: id.uuid) { add($0) }
    for number in [version, epoch ?? -1] {
      withUnsafeBytes(of: Int64(number).littleEndian) { add($0) }
    }
    body.withUnsafeBytes { add($0) }
  }

  /// Adds who has sent it, and the state that the sender had.
  fileprivate func adding(_ process: UUID, _ known: StateDigest?) -> Checksum {
    var sum = self
    withUnsafeBytes(of: process.uuid) { sum.add($0) }
    guard let known else { return sum }
    withUnsafeBytes(of: known.entry.uuid) { sum.add($0) }
    known.digest.bytes.withUnsafeBytes { sum.add($0) }
    return sum
  }

  /// Adds what only the journal knows. A database can do the same in a statement: with `number` and the microseconds since
  /// the beginning of 2001, it is `checksum # (number << 40) # (number >> 24) # microseconds` in PostgreSQL.
  public func adding(number: Int, at date: Date) -> Checksum {
    let microseconds = (date.timeIntervalSinceReferenceDate * 1e6).rounded()
    let time = Int64(exactly: microseconds) ?? .min
    let place = UInt64(bitPattern: Int64(number))
    return Checksum(bits: bits ^ (place << 40) ^ (place >> 24) ^ UInt64(bitPattern: time))
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes {
      bits = (bits ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }
}

extension EntryDraft {
  /// The checksum that a journal keeps with the entry.
  ///
  /// - Parameter version: The version of the batch.
  public func checksum(version: Int) -> Checksum {
    Checksum(id: id, version: version, epoch: epoch, body: body)
  }

  /// The part of an entry's seal that is known before it has a number. ``Checksum/adding(number:at:)`` adds the rest.
  ///
  /// - Parameters:
  ///   - version: The version of the batch.
  ///   - process: The process that sends it.
  public func seal(version: Int, by process: UUID) -> Checksum {
    checksum(version: version).adding(process, known)
  }
}

extension Entry {
  /// Whether the entry is as it was appended. One without a checksum and a seal counts as whole.
  public var isWhole: Bool {
    let sum = Checksum(id: id, version: version, epoch: epoch, body: body)
    if let checksum, checksum != sum { return false }
    guard let seal else { return true }
    return seal == sum.adding(process, known).adding(number: number, at: at)
  }
}
