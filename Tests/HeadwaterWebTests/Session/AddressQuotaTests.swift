import Testing

@testable import HeadwaterWeb

@Suite("The quota of an address")
struct AddressQuotaTests {
  @Test("the data about an address are forgotten when it has made no requests for some time")
  func forgetting() throws {
    var quota = AddressQuota(perSecond: 20, burst: 60)
    for number in 0..<250 {
      let address = try #require(NetworkAddress("192.0.2.\(number)"))
      let isAllowed = quota.allows(address, at: .zero)
      #expect(isAllowed)
    }
    #expect(quota.count == 250)
    quota.forgetRested(at: .zero)
    #expect(quota.count == 250)
    quota.forgetRested(at: .seconds(1))
    #expect(quota.count == 0)
  }

  @Test(
    "a hundred thousand addresses do not fill the memory, lift a limit, or take the place of others"
  )
  func manyAddresses() throws {
    var quota = AddressQuota(perSecond: 1, burst: 1)
    let known = try #require(NetworkAddress("192.0.2.1"))
    let isFirstAllowed = quota.allows(known, at: .zero)
    #expect(isFirstAllowed)
    var allowed = 0
    for number in 0..<100_000 {
      let text = "10.\(number >> 16).\(number >> 8 & 255).\(number & 255)"
      if quota.allows(NetworkAddress(text), at: .zero) { allowed += 1 }
    }
    #expect(quota.count <= 11_024)
    #expect(allowed < 11_024)
    let isSecondAllowed = quota.allows(known, at: .zero)
    #expect(!isSecondAllowed)
  }

  @Test(
    "whoever has a whole block of IPv6 has the quota of a few households, and others keep theirs")
  func blocks() throws {
    var quota = AddressQuota(perSecond: 20, burst: 60)
    var allowed = 0
    for number in 0..<65_536 {
      let text = "2001:db8:1:\(String(number, radix: 16))::1"
      if quota.allows(NetworkAddress(text), at: .zero) { allowed += 1 }
    }
    #expect(allowed == 4 * 60)
    #expect(quota.count < 1_000)
    let neighbour = quota.allows(NetworkAddress("2001:db8:2::1"), at: .zero)
    #expect(neighbour)
    let other = quota.allows(NetworkAddress("192.0.2.1"), at: .zero)
    #expect(other)
  }

  @Test("clients whose connection has no address have one quota")
  func unknown() {
    var quota = AddressQuota(perSecond: 1, burst: 2)
    let allowed = (0..<3).map { _ in quota.allows(nil, at: .zero) }
    #expect(allowed == [true, true, false])
  }
}
