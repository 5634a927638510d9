#if OpenCombine
  import Foundation
  import FoundationNetworking

  extension URLSession {
    /// Returns a publisher of the answer to a request for an address.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher of the answer to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of one answer. Each subscriber starts a request of its own, which ends with it.
    public struct DataTaskPublisher: Publisher {
      public typealias Output = (data: Data, response: URLResponse)
      public typealias Failure = URLError

      /// The request.
      public let request: URLRequest
      /// The session that sends it.
      public let session: URLSession

      /// Creates a publisher.
      public init(request: URLRequest, session: URLSession) {
        self.request = request
        self.session = session
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == URLError {
        let (request, session) = (request, session)
        subscriber.receive(
          subscription: Demanded(subscriber) { subscription in
            let task = session.dataTask(with: request) { data, response, error in
              if let response, error == nil {
                subscription.deliver((data ?? Data(), response))
                subscription.complete(.finished)
              } else {
                subscription.complete(.failure(error as? URLError ?? URLError(.unknown)))
              }
            }
            task.resume()
            return { task.cancel() }
          })
      }
    }
  }
#endif
