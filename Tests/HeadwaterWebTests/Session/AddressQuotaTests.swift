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
    "a client with a hundred thousand addresses does not fill the memory, or take the place of others"
  )
  func manyAddresses() throws {
    var quota = AddressQuota(perSecond: 1, burst: 1)
    let known = try #require(NetworkAddress("192.0.2.1"))
    let isFirstAllowed = quota.allows(known, at: .zero)
    #expect(isFirstAllowed)
    for number in 0..<100_000 {
      let text = "10.\(number >> 16).\(number >> 8 & 255).\(number & 255)"
      let isAllowed = quota.allows(NetworkAddress(text), at: .zero)
      #expect(isAllowed)
    }
    #expect(quota.count <= 10_000)
    let isSecondAllowed = quota.allows(known, at: .zero)
    #expect(!isSecondAllowed)
  }
}
