import Foundation
import Hummingbird
import Testing

@testable import HeadwaterPortableViews

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The download of a picture", .timeLimit(.minutes(3)))
struct PictureDownloadTests {
  @Test("it ends above its limit, and an answer that is none of a picture is an error")
  func limit() async throws {
    try await withHost(
      adding: { router in
        router.get("small") { _, _ in ByteBuffer(string: "GIF89a") }
        router.get("huge") { _, _ in ByteBuffer(repeating: 0, count: Picture.mostBytes + 1) }
        router.get("endless") { _, _ in
          Response(
            status: .ok,
            body: ResponseBody { writer in
              for _ in 0..<100 { try await writer.write(ByteBuffer(repeating: 0, count: 100_000)) }
              try await writer.finish(nil)
            })
        }
      }
    ) { host in
      func load(_ path: String) async throws -> Data {
        let url = try #require(URL(string: "http://\(host.address.authority)/\(path)"))
        return try await PictureDownload.data(from: url)
      }
      let small = try await load("small")
      #expect(small == Data("GIF89a".utf8))
      for path in ["huge", "endless"] {
        await #expect(throws: URLError(.dataLengthExceedsMaximum)) { try await load(path) }
      }
      await #expect(throws: URLError(.badServerResponse)) { try await load("nothing") }
    }
  }
}
