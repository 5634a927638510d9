import Foundation
import Testing

@testable import NthPrime

/// Tests of the client with a server on this machine that answers like Wolfram Alpha.
@Suite("PrimeTime, the client of Wolfram Alpha")
struct WolframAlphaTests {
  @Test("it asks for the place with the key, and reads the primary answer")
  func found() async throws {
    let server = try await WolframAlphaServer.start(answer: WolframAlphaServer.answer)
    #expect(try await server.client.nthPrime(12) == 37)
    var requests = server.seen.makeAsyncIterator()
    #expect(
      await requests.next()
        == "/v2/query?input=prime%2012&format=plaintext&output=JSON&appid=k%26%3D")
    try await server.stop()
  }

  @Test("a refusal, and an answer without a number, are errors with a message")
  func errors() async throws {
    let refusing = try await WolframAlphaServer.start(status: .forbidden, answer: "no")
    await #expect(throws: NthPrimeError.refused(status: 403)) {
      try await refusing.client.nthPrime(1)
    }
    try await refusing.stop()
    let empty = try await WolframAlphaServer.start(answer: "{}")
    await #expect(throws: NthPrimeError.noAnswer) { try await empty.client.nthPrime(1) }
    try await empty.stop()
  }

  @Test("without a network the process computes the answer")
  func noNetwork() async throws {
    let client = NthPrimeClient.wolframAlpha(
      key: "k", server: try #require(URL(string: "http://127.0.0.1:1")), otherwise: .local)
    #expect(try await client.nthPrime(5) == 11)
  }

  @Test("a cancelled request is cancelled at the server")
  func cancelled() async throws {
    let server = try await WolframAlphaServer.start(answer: nil)
    var requests = server.seen.makeAsyncIterator()
    let task = Task { [client = server.client] in try await client.nthPrime(1) }
    _ = await requests.next()
    task.cancel()
    #expect(await requests.next() == "closed")
    await #expect(throws: CancellationError.self) { try await task.value }
    try await server.stop()
  }

  @Test("the process computes primes up to a limit, beyond which it reports an error")
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

  @Test("the key comes from the environment; without one the process computes the answer")
  func environment() async throws {
    let server = try await WolframAlphaServer.start(answer: WolframAlphaServer.answer)
    let key = ["WOLFRAM_ALPHA_KEY": "from-outside"]
    let client = NthPrimeClient.live(environment: key, server: server.address)
    #expect(try await client.nthPrime(12) == 37)
    var requests = server.seen.makeAsyncIterator()
    #expect(try #require(await requests.next()).hasSuffix("&appid=from-outside"))
    try await server.stop()

    for keyless in [[:], ["WOLFRAM_ALPHA_KEY": ""]] {
      let client = NthPrimeClient.live(environment: keyless, server: server.address)
      #expect(try await client.nthPrime(4) == 7)
    }
  }
}
