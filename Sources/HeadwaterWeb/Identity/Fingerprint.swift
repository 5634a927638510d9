/// A short text that differs for different bytes, unless somebody looks for bytes with the same one.
enum Fingerprint {
  /// The FNV-1a hash, in at most 13 letters and digits.
  static func text(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
