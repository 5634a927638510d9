import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The download of a picture. It ends at the first byte above the limit, so that no answer fills the memory.
final class PictureDownload: NSObject, URLSessionDataDelegate {
  /// The longest time for it, in seconds.
  private static let limit: TimeInterval = 15

  private enum Phase {
    case waiting(CheckedContinuation<Data, any Error>)
    case ended
  }

  private let phase: Mutex<Phase>
  private let received = Mutex(Data())

  private init(_ continuation: CheckedContinuation<Data, any Error>) {
    phase = Mutex(.waiting(continuation))
  }

  /// Returns the bytes at an address of the web.
  ///
  /// - Throws: `URLError`: `unsupportedURL` for another scheme than `http` and `https`, `dataLengthExceedsMaximum` for more than
  ///   ``Picture/mostBytes``, `badServerResponse` for a status other than 200.
  static func data(from url: URL) async throws -> Data {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      throw URLError(.unsupportedURL)
    }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForResource = limit
    return try await withCheckedThrowingContinuation { continuation in
      let session = URLSession(
        configuration: configuration, delegate: PictureDownload(continuation), delegateQueue: nil)
      session.dataTask(with: url).resume()
      session.finishTasksAndInvalidate()
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let isFound = (response as? HTTPURLResponse)?.statusCode == 200
    let fits = response.expectedContentLength <= Int64(Picture.mostBytes)
    if !isFound { end(.failure(URLError(.badServerResponse))) }
    if !fits { end(.failure(URLError(.dataLengthExceedsMaximum))) }
    completionHandler(isFound && fits ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let fits = received.withLock { received in
      received.append(contentsOf: data)
      return received.count <= Picture.mostBytes
    }
    guard !fits else { return }
    end(.failure(URLError(.dataLengthExceedsMaximum)))
    dataTask.cancel()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    end(error.map { .failure($0) } ?? .success(received.withLock(\.self)))
  }

  /// Ends it with its first result.
  private func end(_ result: Result<Data, any Error>) {
    let former = phase.withLock { phase in
      defer { phase = .ended }
      return phase
    }
    if case .waiting(let continuation) = former { continuation.resume(with: result) }
  }
}
