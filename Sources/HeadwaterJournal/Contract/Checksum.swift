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

  /// Computes the checksum of what a process has appended. What only the journal knows, or what is only shown, has no
  /// part in it: the number, the process and the time.
  init(id: UUID, version: Int, epoch: Int?, body: Data) {
    bits = 0xcbf2_9ce4_8422_2325
    withUnsafeBytes(of: id.uuid) { add($0) }
    for number in [version, epoch ?? -1] {
      withUnsafeBytes(of: Int64(number).littleEndian) { add($0) }
    }
    body.withUnsafeBytes { add($0) }
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var bits = bits
    for byte in bytes { bits = (bits ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self.bits = bits
  }
}

extension EntryDraft {
  /// The checksum that a journal keeps with the entry.
  ///
  /// - Parameter version: The version of the batch.
  public func checksum(version: Int) -> Checksum {
    Checksum(id: id, version: version, epoch: epoch, body: body)
  }
}

extension Entry {
  /// Whether the entry is as it was appended. One without a checksum counts as whole.
  public var isWhole: Bool {
    checksum.map { $0 == Checksum(id: id, version: version, epoch: epoch, body: body) } ?? true
  }
}
