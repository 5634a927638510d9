/// The machine code of a jump.
package enum JumpCode {
  /// The kind of a processor.
  package enum Machine: UInt16, Sendable {
    case x86 = 62
    case arm = 183
  }

  /// The jump that is written over the beginning of a function; nil if the new one is too far away.
  ///
  /// It fits into one aligned word, so that a thread that enters the function sees all of it or nothing.
  package static func near(from: UInt64, to: UInt64, on machine: Machine) -> [UInt8]? {
    switch machine {
    case .x86:
      let distance = Int64(bitPattern: to &- (from &+ 5))
      guard let short = Int32(exactly: distance) else { return nil }
      return [0xe9] + bytes(UInt32(bitPattern: short))
    case .arm:
      let distance = Int64(bitPattern: to &- from)
      guard distance % 4 == 0, (-(1 << 27)..<(1 << 27)).contains(distance) else { return nil }
      return bytes(0x1400_0000 | UInt32(truncatingIfNeeded: distance >> 2) & 0x03ff_ffff)
    }
  }

  /// A jump to anywhere, for code of our own that nobody runs yet.
  package static func far(to: UInt64, on machine: Machine) -> [UInt8] {
    let address =
      bytes(UInt32(truncatingIfNeeded: to)) + bytes(UInt32(truncatingIfNeeded: to >> 32))
    switch machine {
    // jmp *0(%rip)
    case .x86: return [0xff, 0x25, 0, 0, 0, 0] + address
    // ldr x16, #8; br x16
    case .arm: return bytes(0x5800_0050) + bytes(0xd61f_0200) + address
    }
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [
      UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8),
      UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 24),
    ]
  }
}
