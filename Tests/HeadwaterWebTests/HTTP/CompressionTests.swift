import HTTPTypes
import HeadwaterWeb
import Hummingbird
import NIOCore
import Testing

@testable import HeadwaterWeb

@Suite("Compression", .timeLimit(.minutes(3)))
struct CompressionTests {
  private static let gzip = ("Accept-Encoding", "gzip, deflate, br, zstd")
  private static let assets = ["/headwater/client.js", "/headwater/base.css"]

  @Test(
    "a client says whether it reads gzip",
    arguments: [
      ("gzip", true), ("gzip, deflate, br", true), ("br;q=1.0, GZIP;q=0.8", true), ("x-gzip", true),
      ("*", true), ("br, *;q=0.1", true), ("", false), ("br", false), ("identity", false),
      ("gzip;q=0", false), ("gzip;q=0.0, *", false), ("*;q=0", false), ("gzip;q=x", false),
      ("gzipped", false), (" gzip ; q=0.5 ", true),
    ])
  func accepted(header: String, isAccepted: Bool) {
    #expect(Gzip.isAccepted(by: [header]) == isAccepted)
  }

  @Test(
    "the page, its script and its style are smaller for a client that reads gzip",
    arguments: ["/"] + assets)
  func smaller(path: String) async throws {
    try await withHost { host in
      let plain = try await TestPage.request(host.address, path)
      let zipped = try await TestPage.request(host.address, path, headers: [Self.gzip])
      #expect(plain["content-encoding"] == nil)
      #expect(zipped["content-encoding"] == "gzip")
      #expect(plain["vary"] == "Accept-Encoding")
      #expect(zipped["vary"] == "Accept-Encoding")
      #expect(zipped.length < plain.length / 2)
      #expect(zipped["content-type"] == plain["content-type"])
    }
  }

  @Test("HEAD tells the same of a compressed response as GET", arguments: ["/"] + assets)
  func head(path: String) async throws {
    try await withHost { host in
      let get = try await TestPage.request(host.address, path, headers: [Self.gzip])
      let head = try await TestPage.request(
        host.address, path, method: "HEAD", headers: [Self.gzip])
      #expect(head["content-encoding"] == "gzip")
      #expect(head.headers.map(\.name) == get.headers.map(\.name))
      // Each page has secrets of its own, which are not equally long when they are compressed.
      #expect(abs(head.length - get.length) < 40)
    }
  }

  @Test(
    "a file has a tag for each encoding, and is not sent again to whoever has it",
    arguments: assets)
  func tags(path: String) async throws {
    try await withHost { host in
      let plain = try await TestPage.request(host.address, path)
      let zipped = try await TestPage.request(host.address, path, headers: [Self.gzip])
      let tag = try #require(plain["etag"])
      let zippedTag = try #require(zipped["etag"])
      #expect(tag != zippedTag)
      for (headers, known, status) in [
        ([], tag, 304), ([], zippedTag, 200), ([Self.gzip], zippedTag, 304),
        ([Self.gzip], tag, 200),
        ([], "W/\(tag)", 304), ([], "\"x\", \(tag)", 304), ([], "*", 304), ([], "\"x\"", 200),
      ] {
        let reply = try await TestPage.request(
          host.address, path, headers: headers + [("If-None-Match", known)])
        #expect(reply.status == status, "\(headers) \(known)")
        #expect(reply["vary"] == "Accept-Encoding")
        #expect(reply["etag"] != nil)
        if status == 304 { #expect(reply.body.isEmpty) }
      }
    }
  }

  @Test("a person's page that another site has asked for is not compressed")
  func foreign() async throws {
    try await withHost { host in
      for (headers, isCompressed) in [
        ([], true),
        ([("Cookie", "sid=1")], false),
        ([("Cookie", "sid=1"), ("Sec-Fetch-Site", "cross-site")], false),
        ([("Cookie", "sid=1"), ("Sec-Fetch-Site", "same-site")], false),
        ([("Cookie", "sid=1"), ("Sec-Fetch-Site", "same-origin")], true),
        ([("Cookie", "sid=1"), ("Sec-Fetch-Site", "none")], true),
        ([("Authorization", "Basic eA=="), ("Sec-Fetch-Site", "cross-site")], false),
        // The host's own cookie says nothing about a person.
        ([("Cookie", "headwater=x"), ("Sec-Fetch-Site", "cross-site")], true),
        ([("Sec-Fetch-Site", "cross-site")], true),
      ] as [([(String, String)], Bool)] {
        let reply = try await TestPage.request(host.address, headers: headers + [Self.gzip])
        #expect((reply["content-encoding"] == "gzip") == isCompressed, "\(headers)")
      }
    }
  }

  @Test("a compressed text has the head of gzip, and a short one stays as it is")
  func format() throws {
    let text = ByteBuffer(string: String(repeating: "one way ", count: 100))
    let zipped = try #require(Gzip.compress(text))
    #expect(Array(zipped.readableBytesView.prefix(3)) == [0x1f, 0x8b, 8])
    #expect(zipped.readableBytes < 60)
    // The last four bytes are the size of the text.
    #expect(Array(zipped.readableBytesView.suffix(4)) == [0x20, 3, 0, 0])
    #expect(Gzip.compress(ByteBuffer(string: "short")) == nil)
    #expect(Gzip.compress(ByteBuffer()) == nil)
    let noise = ByteBuffer(bytes: (0..<1_000).map { _ in UInt8.random(in: 0...255) })
    #expect(Gzip.compress(noise) == nil)
  }
}

extension HTTPReply {
  /// The bytes of the body.
  fileprivate var length: Int { self["content-length"].flatMap { Int($0) } ?? 0 }
}
