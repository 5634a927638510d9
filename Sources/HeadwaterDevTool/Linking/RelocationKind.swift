import Foundation

/// How a relocation writes an address.
///
/// The numbers are those of the supplements to ELF for x86-64 and for arm64.
enum RelocationKind {
  /// The whole address.
  case absolute
  /// The distance from the place, in 4 bytes, of a call or of data.
  case relative(isCall: Bool)
  /// The distance from the place, in 8 bytes.
  case relativeLong
  /// The distance from the place to a word with the address.
  case relativeToSlot
  /// arm64: the distance of a call or a jump, in an instruction.
  case armCall
  /// arm64: the distance in pages, of the address or of a word with it.
  case armPage(isSlot: Bool)
  /// arm64: the address within its page, divided by the size of what is loaded.
  case armOffset(shift: UInt32, isSlot: Bool)

  init?(_ kind: UInt32, on machine: JumpCode.Machine) {
    switch (machine, kind) {
    case (.x86, 1), (.arm, 257): self = .absolute
    case (.x86, 2): self = .relative(isCall: false)
    case (.x86, 4): self = .relative(isCall: true)
    case (.arm, 261): self = .relative(isCall: false)
    case (.x86, 24), (.arm, 260): self = .relativeLong
    case (.x86, 9), (.x86, 41), (.x86, 42): self = .relativeToSlot
    case (.arm, 282), (.arm, 283): self = .armCall
    case (.arm, 275): self = .armPage(isSlot: false)
    case (.arm, 311): self = .armPage(isSlot: true)
    case (.arm, 277), (.arm, 278): self = .armOffset(shift: 0, isSlot: false)
    case (.arm, 284): self = .armOffset(shift: 1, isSlot: false)
    case (.arm, 285): self = .armOffset(shift: 2, isSlot: false)
    case (.arm, 286): self = .armOffset(shift: 3, isSlot: false)
    case (.arm, 299): self = .armOffset(shift: 4, isSlot: false)
    case (.arm, 312): self = .armOffset(shift: 3, isSlot: true)
    default: return nil
    }
  }

  /// Whether it needs a word with the address.
  var needsSlot: Bool {
    switch self {
    case .relativeToSlot, .armPage(isSlot: true), .armOffset(shift: _, isSlot: true): true
    default: false
    }
  }

  var isCall: Bool {
    switch self {
    case .relative(isCall: true), .armCall: true
    default: false
    }
  }

  /// Writes the address at a place; false if it is too far away.
  ///
  /// - Parameters:
  ///   - target: The address with what is added to it.
  ///   - place: The address of what is written.
  ///   - bytes: What is written, from its first byte on.
  func write(_ target: UInt64, at place: UInt64, into bytes: UnsafeMutableRawPointer) -> Bool {
    switch self {
    case .absolute: bytes.storeBytes(of: target, as: UInt64.self)
    case .relativeLong: bytes.storeBytes(of: target &- place, as: UInt64.self)
    case .relative, .relativeToSlot:
      guard let short = Int32(exactly: Int64(bitPattern: target &- place)) else { return false }
      bytes.storeBytes(of: short, as: Int32.self)
    case .armCall:
      let distance = Int64(bitPattern: target &- place)
      guard (-(1 << 27)..<(1 << 27)).contains(distance) else { return false }
      set(bytes, clearing: 0x03ff_ffff, UInt32(truncatingIfNeeded: distance >> 2) & 0x03ff_ffff)
    case .armPage:
      let pages = Int64(bitPattern: target & ~0xfff &- place & ~0xfff) >> 12
      guard (-(1 << 20)..<(1 << 20)).contains(pages) else { return false }
      let bits = UInt32(truncatingIfNeeded: pages)
      set(bytes, clearing: 0x60ff_ffe0, (bits & 3) << 29 | (bits >> 2 & 0x7_ffff) << 5)
    case .armOffset(let shift, _):
      let offset = UInt32(truncatingIfNeeded: target & 0xfff)
      guard offset & ((1 << shift) - 1) == 0 else { return false }
      set(bytes, clearing: 0x003f_fc00, (offset >> shift) << 10)
    }
    return true
  }

  private func set(_ bytes: UnsafeMutableRawPointer, clearing mask: UInt32, _ bits: UInt32) {
    let old = bytes.loadUnaligned(as: UInt32.self)
    bytes.storeBytes(of: old & ~mask | bits, as: UInt32.self)
  }
}
