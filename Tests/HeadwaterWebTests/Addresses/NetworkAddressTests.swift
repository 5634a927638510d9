import Testing

@testable import HeadwaterWeb

@Suite("Addresses of clients")
struct NetworkAddressTests {
  @Test(
    "an address is read and written",
    arguments: [
      ("192.0.2.1", "192.0.2.1"), ("::ffff:192.0.2.1", "192.0.2.1"), ("2001:DB8::1", "2001:db8::1"),
      ("::1", "::1"), ("fe80::1%eth0", "fe80::1"),
    ])
  func reading(text: String, description: String) {
    #expect(NetworkAddress(text)?.description == description)
  }

  @Test(
    "anything else is none",
    arguments: [
      "", " ", "unknown", "_hidden", "localhost", "192.0.2", "192.0.2.256", "192.0.2.1:80", "[::1]",
      "1.2.3.4.5", "::1::", "%eth0", String(repeating: "1", count: 10_000), "192.0.2.1\0",
    ])
  func noAddress(text: String) {
    #expect(NetworkAddress(text) == nil)
  }

  @Test("quotas count an IPv4 address by itself, and the first 64 bits of an IPv6 address")
  func network() {
    let networks = ["192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::ffff:1", "2001:db8:0:1::1"]
      .compactMap { NetworkAddress($0)?.network }
    #expect(
      networks.map(\.description) == [
        "192.0.2.1", "192.0.2.2", "2001:db8::", "2001:db8::", "2001:db8:0:1::",
      ])
  }

  @Test(
    "a block contains what begins with its bits",
    arguments: [
      ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false),
      ("10.0.0.7", "10.0.0.7", true), ("10.0.0.7", "10.0.0.8", false),
      ("10.1.2.3/8", "10.9.9.9", true), ("0.0.0.0/0", "203.0.113.9", true),
      ("0.0.0.0/0", "2001:db8::1", false), ("fd00::/8", "fdff::1", true),
      ("fd00::/8", "fe00::1", false), ("::/0", "2001:db8::1", true),
      ("192.0.2.128/25", "192.0.2.127", false), ("2001:db8::/65", "2001:db8::8000:0:0:0", false),
    ])
  func blocks(block: String, address: String, isInside: Bool) throws {
    let block = try #require(AddressBlock(block))
    #expect(block.contains(try #require(NetworkAddress(address))) == isInside)
  }

  @Test(
    "invalid blocks are refused",
    arguments: [
      "", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "::/129", "10.0.0.0/8/8", "none",
    ])
  func noBlock(text: String) {
    #expect(AddressBlock(text) == nil)
  }
}
