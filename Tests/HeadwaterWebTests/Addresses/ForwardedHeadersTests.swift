import Testing

@testable import HeadwaterWeb

@Suite("Addresses in the headers of proxies")
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

  @Test("the number of addresses that are read is limited")
  func endless() {
    let address = Array(repeating: "192.0.2.1", count: 20).joined(separator: ",")
    let pair = Array(repeating: "for=192.0.2.1", count: 20).joined(separator: ",")
    for value in [String(repeating: ",", count: 60_000), address] {
      #expect(ForwardedHeaders.hops(forwardedFor: [value, value, value]).count == 32)
    }
    for value in [String(repeating: ",", count: 60_000), pair] {
      #expect(ForwardedHeaders.hops(forwarded: [value, value, value]).count == 32)
    }
  }

  @Test("only the end of a long value is read, and an address that is cut is ignored")
  func long() {
    let long = "192.0.2.66" + String(repeating: " ", count: 4_085)
    #expect(texts(ForwardedHeaders.hops(forwardedFor: [long])) == ["192.0.2.66"])
    #expect(texts(ForwardedHeaders.hops(forwardedFor: [long + "  "])) == ["nil"])
    #expect(
      texts(ForwardedHeaders.hops(forwardedFor: ["192.0.2.66", long + " ,192.0.2.1"]))
        == ["192.0.2.1", "nil"])
    let name = "for=192.0.2.1;host=" + String(repeating: "é", count: 3_000)
    #expect(
      texts(ForwardedHeaders.hops(forwarded: [name + ",for=192.0.2.1"])) == ["192.0.2.1", "nil"])
  }
}
