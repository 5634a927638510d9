import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension NthPrimeClient {
  /// The address of Wolfram Alpha.
  public static let wolframAlphaServer = URL(string: "https://api.wolframalpha.com")!

  /// Asks Wolfram Alpha with the key in `WOLFRAM_ALPHA_KEY`. Without a key or a network, this machine counts.
  public static func live(
    environment: [String: String], server: URL = wolframAlphaServer
  ) -> NthPrimeClient {
    guard let key = environment["WOLFRAM_ALPHA_KEY"], !key.isEmpty else { return .local }
    return .wolframAlpha(key: key, server: server, otherwise: .local)
  }

  /// Asks Wolfram Alpha.
  ///
  /// - Parameters:
  ///   - key: The application's key.
  ///   - server: Another server with the same answers, for tests.
  ///   - fallback: The client to use without a network.
  public static func wolframAlpha(
    key: String, server: URL = wolframAlphaServer, otherwise fallback: NthPrimeClient
  ) -> NthPrimeClient {
    NthPrimeClient { place in
      do {
        let url = question(place, key: key, server: server)
        let (data, response) = try await URLSession.shared.data(from: url)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else { throw NthPrimeError.refused(status: status) }
        return try answer(in: data)
      } catch let error as URLError where error.code == .cancelled {
        throw CancellationError()
      } catch is URLError {
        return try await fallback.nthPrime(place)
      }
    }
  }

  private static func question(_ place: Int, key: String, server: URL) -> URL {
    server.appending(path: "v2/query").appending(queryItems: [
      URLQueryItem(name: "input", value: "prime \(place)"),
      URLQueryItem(name: "format", value: "plaintext"),
      URLQueryItem(name: "output", value: "JSON"),
      URLQueryItem(name: "appid", value: key),
    ])
  }

  private static func answer(in data: Data) throws -> Int {
    let answer: Answer
    do {
      answer = try JSONDecoder().decode(Answer.self, from: data)
    } catch {
      throw NthPrimeError.noAnswer
    }
    let primary = answer.queryresult.pods?.first { $0.primary == true }
    guard let text = primary?.subpods.first?.plaintext, let prime = Int(text) else {
      throw NthPrimeError.noAnswer
    }
    return prime
  }

  /// The used parts of Wolfram Alpha's answer.
  private struct Answer: Decodable {
    struct Result: Decodable {
      var pods: [Pod]?
    }

    struct Pod: Decodable {
      struct Subpod: Decodable {
        var plaintext: String
      }

      var primary: Bool?
      var subpods: [Subpod]
    }

    var queryresult: Result
  }
}
