import Foundation

extension UUID {
  /// A random id (version 4). On Linux, Foundation's own opens a file of the system for each, which costs the main
  /// actor several microseconds.
  static func random() -> UUID {
    var generator = SystemRandomNumberGenerator()
    let version: UInt64 = 0x4000
    let variant: UInt64 = 1 << 63
    let high = generator.next() & ~0xf000 | version
    let low = generator.next() & ~(3 << 62) | variant
    return withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { bytes in
      UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
    }
  }
}
