import CoffeeOrdersService
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// No server answers at the address, so each request ends while it is being cancelled. Foundation on Linux
/// stopped the process in that case.
@Suite("Coffee orders, requests that are cancelled", .timeLimit(.minutes(3)))
struct CancelledRequestTests {
  @Test(
    "a request that is cancelled while it is refused ends with an error, and the process goes on")
  func refused() async throws {
    let request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:1/orders")))
    await withTaskGroup { group in
      for number in 0..<200 {
        group.addTask {
          let work = Task {
            if number.isMultiple(of: 2) {
              _ = try await HTTPTransport.urlSession.send(request)
            } else {
              for try await _ in HTTPTransport.urlSession.receive(request) {}
            }
          }
          work.cancel()
          _ = await work.result
        }
      }
    }
  }
}
