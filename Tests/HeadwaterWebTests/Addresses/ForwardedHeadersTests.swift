import Testing

@testable import HeadwaterWeb

@Suite("Whom proxies say that they forward for")
struct ForwardedHeadersTests {
  private func texts(_ hops: [NetworkAddress?]) -> [String] {
    hops.map { $0.map { "\($0)" } ?? "nil" }
  }

  @Test(
    "X-Forwarded-For, the nearest first",
    arguments: [
      (["192.0.2.1"], ["192.0.2.1"]),
      (["192.0.2.1, 192.0.2.2"], ["192.0.2.2", "192.0.2.1"]),
      (["192.0.2.1", "192.0.2.2,192.0.2.3"], ["192.0.2.3", "192.0.2.2", "192.0.2.1"]),
      (
        ["192.0.2.1:8080 ,\t[2001:db8::1]:443,2001:db8::2,[::1]"],
        ["::1", "2001:db8::2", "2001:db8::1", "192.0.2.1"]
      ),
      (["unknown, 192.0.2.2"], ["192.0.2.2", "nil"]),
      ([""], ["nil"]), ([","], ["nil", "nil"]), (["192.0.2.2,"], ["nil", "192.0.2.2"]),
      (
        ["192.0.2.1:", "192.0.2.1:99999", "[::1", "[::1]x", "[]", ":80"],
        ["nil", "nil", "nil", "nil", "nil", "nil"]
      ),
    ])
  func forwardedFor(values: [String], hops: [String]) {
    #expect(texts(ForwardedHeaders.hops(forwardedFor: values)) == hops)
  }

  @Test(
    "Forwarded, the nearest first",
    arguments: [
      (["for=192.0.2.1"], ["192.0.2.1"]),
      (
        ["For=192.0.2.1;proto=https;by=203.0.113.43, proto=http; FOR=\"[2001:db8::1]:4711\""],
        ["2001:db8::1", "192.0.2.1"]
      ),
      (["for=_hidden, for=unknown, for=\"192.0.2.1:80\""], ["192.0.2.1", "nil", "nil"]),
      (["proto=https"], ["nil"]), (["for=192.0.2.1;for=192.0.2.2"], ["nil"]),
      // A quote that a client has left open.
      (["for=\"192.0.2.66, for=192.0.2.1"], ["192.0.2.1", "nil"]),
      (["for=\"a,b;c\", for=192.0.2.1"], ["192.0.2.1", "nil"]),
      ([""], ["nil"]), ([";;,;"], ["nil", "nil"]),
    ])
  func forwarded(values: [String], hops: [String]) {
    #expect(texts(ForwardedHeaders.hops(forwarded: values)) == hops)
  }

  @Test("a header that is nothing but separators is read quickly, and not to its end")
  func endless() {
    let commas = String(repeating: ",", count: 60_000)
    #expect(ForwardedHeaders.hops(forwardedFor: [commas]).count == 32)
    #expect(ForwardedHeaders.hops(forwarded: [commas]).count == 32)
  }
}
