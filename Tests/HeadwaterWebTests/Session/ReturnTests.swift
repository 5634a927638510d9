import Testing

@testable import HeadwaterWeb

@Suite("Pages that come back after a restart", .timeLimit(.minutes(5)))
struct ReturnTests {
  private static let key = "0123456789abcdef0123456789abcdef"

  @Test("a thousand people behind one address are back within ten seconds")
  func thousand() {
    // As the registry counts them: ten times as many as new people.
    var returns = AddressQuota(perSecond: 200, burst: 600)
    let office = NetworkAddress("192.0.2.1")
    var back = 0
    for second in 0..<10 {
      for _ in back..<1_000 where returns.allows(office, at: .seconds(second)) { back += 1 }
    }
    #expect(back == 1_000)
  }

  @Test(
    "a page that another process with the same key has rendered passes beside the quota of new people"
  )
  func proof() async throws {
    func configure(_ configuration: inout WebHost.Configuration) {
      configuration.sessionBurstPerAddress = 3
      configuration.sessionKey = Self.key
    }
    var pages: [TestPage] = []
    try await withHost(clock: ManualClock(), configure: configure) { host in
      for _ in 0..<3 { pages.append(try await TestPage.load(host.address)) }
    }
    try await withHost(clock: ManualClock(), configure: configure) { host in
      for _ in 0..<3 { _ = try await TestPage.load(host.address) }
      #expect(try await TestPage.request(host.address).status == 429)
      for page in pages {
        let moved = TestPage(
          address: host.address, reply: page.reply, cookie: page.cookie, session: page.session)
        try await moved.openSocket { socket in
          try await socket.hello(moved.session)
          try await socket.expect("render")
        }
      }
      // A cookie of somebody else, or an invented name, proves nothing.
      let stolen = TestPage(
        address: host.address, reply: pages[0].reply, cookie: pages[1].cookie,
        session: pages[0].session)
      try await stolen.openSocket { socket in
        try await socket.hello(stolen.session)
        await socket.expectClosing(1013, "too many sessions are begun from this address")
      }
    }
  }

  @Test("an id proves itself only with its key and its browser, and two are never the same")
  func signatures() {
    let signer = SessionSigner(key: Self.key)
    let (browser, other) = (Secret.random(), Secret.random())
    let id = signer.id(for: browser)
    #expect(signer.hasMade(id, for: browser))
    #expect(SessionSigner(key: Self.key).hasMade(id, for: browser))
    #expect(!signer.hasMade(id, for: other))
    #expect(!SessionSigner(key: "").hasMade(id, for: browser))
    #expect(!signer.hasMade(.random(), for: browser))
    #expect(Set((0..<1_000).map { _ in signer.id(for: browser) }).count == 1_000)
  }

  @Test("SHA-256 and its HMAC have the values of FIPS 180-4 and of RFC 4231")
  func hashes() {
    func hex(_ bytes: [UInt8]) -> String {
      bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
    #expect(
      hex(SHA256.hash([])) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      hex(SHA256.hash("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA256.hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8))
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      hex(SHA256.code(of: "what do ya want for nothing?".utf8, key: "Jefe".utf8))
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    let long = [UInt8](repeating: 0xaa, count: 131)
    #expect(
      hex(SHA256.code(of: "Test Using Larger Than Block-Size Key - Hash Key First".utf8, key: long))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }
}
