import NIOCore

/// An IPv4 or IPv6 address, without a port.
///
/// IPv4 addresses are kept in the form of IPv6, `::ffff:192.0.2.1`: a client is the same on sockets of both
/// kinds.
struct NetworkAddress: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// Reads a numeric address; nil for anything else.
  init?(_ text: some StringProtocol) {
    // The name of an interface may follow the address.
    let address = text.prefix { $0 != "%" }
    // The system's function only gets a short text without a zero byte.
    guard address.utf8.count <= 45,
      address.utf8.allSatisfy({
        $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") || $0.isHexDigit
      }),
      let parsed = try? SocketAddress(ipAddress: String(address), port: 0)
    else { return nil }
    self.init(parsed)
  }

  /// The address of a connection; nil if it has none, such as a Unix domain socket.
  init?(_ address: SocketAddress) {
    switch address {
    case .v4(let address):
      high = 0
      low = 0xffff_0000_0000 | UInt64(UInt32(bigEndian: address.address.sin_addr.s_addr))
    case .v6(let address):
      let bytes = withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
      high = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
      low = bytes[8...].reduce(0) { $0 << 8 | UInt64($1) }
    case .unixDomainSocket: return nil
    }
  }

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  private var isIPv4: Bool { high == 0 && low >> 32 == 0xffff }

  /// The unit of quotas: an IPv4 address, or the first 64 bits of an IPv6 address, which a household or a
  /// machine gets as a whole.
  var network: NetworkAddress {
    isIPv4 ? self : NetworkAddress(high: high, low: 0)
  }

  /// The wider blocks around the network, the narrowest first, each with how many networks of a household it may
  /// count as. Whoever has a whole block has many networks, and with each of them a quota.
  var blocks: [(base: NetworkAddress, weight: Int)] {
    isIPv4 ? [] : [(prefix(48), 4), (prefix(32), 16)]
  }

  /// The address with only its first bits, out of 128.
  fileprivate func prefix(_ count: Int) -> NetworkAddress {
    let highBits = min(count, 64)
    let lowBits = max(count - 64, 0)
    return NetworkAddress(
      high: highBits == 0 ? 0 : high & ~0 << (64 - highBits),
      low: lowBits == 0 ? 0 : low & ~0 << (64 - lowBits))
  }

  fileprivate var width: Int { isIPv4 ? 32 : 128 }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool { Character(UnicodeScalar(self)).isHexDigit }
}

extension NetworkAddress: CustomStringConvertible {
  var description: String {
    var bytes = ByteBuffer()
    if isIPv4 {
      bytes.writeInteger(UInt32(truncatingIfNeeded: low))
    } else {
      bytes.writeInteger(high)
      bytes.writeInteger(low)
    }
    let address = try? SocketAddress(packedIPAddress: bytes, port: 0)
    return address?.ipAddress ?? "unknown"
  }
}

/// A block of addresses with the same first bits, in CIDR notation: `10.0.0.0/8`, `fd00::/8`.
struct AddressBlock: Hashable, Sendable {
  private let base: NetworkAddress
  private let bits: Int

  /// Reads a block, or one address; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = NetworkAddress(parts[0]) else { return nil }
    var length = address.width
    if parts.count > 1 {
      guard let number = UInt8(parts[1]), Int(number) <= address.width else { return nil }
      length = Int(number)
    }
    bits = 128 - address.width + length
    base = address.prefix(bits)
  }

  func contains(_ address: NetworkAddress) -> Bool {
    address.prefix(bits) == base
  }
}
