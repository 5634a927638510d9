import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Testing

@testable import NthPrime

/// The client against a server on this machine that answers like Wolfram Alpha.
@Suite("PrimeTime, the client of Wolfram Alpha")
struct WolframAlphaTests {
  /// Answers each request with the same text, or never.
  final class Answering: ChannelInboundHandler, Sendable {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    let status: HTTPResponseStatus
    let body: String?
    let seen: AsyncStream<String>.Continuation

    init(status: HTTPResponseStatus, body: String?, seen: AsyncStream<String>.Continuation) {
      self.status = status
      self.body = body
      self.seen = seen
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard case .head(let head) = unwrapInboundIn(data) else { return }
      seen.yield(head.uri)
      guard let body else { return }
      let headers = HTTPHeaders([("content-length", "\(body.utf8.count)")])
      let answer = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
      context.write(wrapOutboundOut(.head(answer)), promise: nil)
      context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: body)))), promise: nil)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
      seen.yield("closed")
    }
  }

  /// Runs a server while `body` does, which is given a client and what the server sees.
  private func withServer<Result>(
    status: HTTPResponseStatus = .ok, answer: String?,
    _ body: (NthPrimeClient, AsyncStream<String>) async throws -> Result
  ) async throws -> Result {
    let (seen, continuation) = AsyncStream.makeStream(of: String.self)
    let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { channel in
        channel.pipeline.configureHTTPServerPipeline().flatMapThrowing {
          try channel.pipeline.syncOperations.addHandler(
            Answering(status: status, body: answer, seen: continuation))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let port = try #require(channel.localAddress?.port)
    let client = NthPrimeClient.wolframAlpha(
      key: "k&=", server: try #require(URL(string: "http://127.0.0.1:\(port)")),
      otherwise: NthPrimeClient { _ in -1 })
    do {
      let result = try await body(client, seen)
      try await channel.close()
      return result
    } catch {
      try await channel.close()
      throw error
    }
  }

  private let answer = """
    {"queryresult":{"pods":[{"subpods":[{"plaintext":"prime 12"}]},
    {"primary":true,"subpods":[{"plaintext":"37"}]}]}}
    """

  @Test("it asks for the place with the key, and reads the primary answer")
  func found() async throws {
    try await withServer(answer: answer) { client, seen in
      let prime = try await client.nthPrime(12)
      #expect(prime == 37)
      var requests = seen.makeAsyncIterator()
      #expect(
        await requests.next()
          == "/v2/query?input=prime%2012&format=plaintext&output=JSON&appid=k%26%3D")
    }
  }

  @Test("a refusal and an answer without a number are errors in words")
  func errors() async throws {
    await #expect(throws: NthPrimeError.refused(status: 403)) {
      try await withServer(status: .forbidden, answer: "no") { client, _ in
        try await client.nthPrime(1)
      }
    }
    await #expect(throws: NthPrimeError.noAnswer) {
      try await withServer(answer: "{}") { client, _ in try await client.nthPrime(1) }
    }
  }

  @Test("without a network this machine answers")
  func noNetwork() async throws {
    let client = NthPrimeClient.wolframAlpha(
      key: "k", server: try #require(URL(string: "http://127.0.0.1:1")), otherwise: .local)
    #expect(try await client.nthPrime(5) == 11)
  }

  @Test("a cancelled request is cancelled at the server")
  func cancelled() async throws {
    try await withServer(answer: nil) { client, seen in
      var requests = seen.makeAsyncIterator()
      let task = Task { try await client.nthPrime(1) }
      _ = await requests.next()
      task.cancel()
      #expect(await requests.next() == "closed")
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test("this machine counts, up to a limit, and says what it can't")
  func local() async throws {
    #expect(try await NthPrimeClient.local.nthPrime(1) == 2)
    #expect(try await NthPrimeClient.local.nthPrime(1_000) == 7_919)
    await #expect(throws: NthPrimeError.noSuchPlace(0)) {
      try await NthPrimeClient.local.nthPrime(0)
    }
    await #expect(throws: NthPrimeError.tooFar(1_000_001)) {
      try await NthPrimeClient.local.nthPrime(1_000_001)
    }
  }

  @Test("the key comes from the environment")
  func environment() async throws {
    #expect(try await NthPrimeClient.live(environment: [:]).nthPrime(4) == 7)
  }
}
