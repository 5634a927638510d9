import CoffeeOrdersService
import Foundation
import Testing

@Suite("Coffee orders, a server that does not answer")
struct UnreachableServerTests {
  @Test("pauses grow, up to two seconds")
  func backoff() {
    let pauses = (1...7).map { Backoff(share: 1).delay(afterFailures: $0) }
    #expect(pauses == [0.5, 1, 2, 2, 2, 2, 2].map { Duration.seconds($0) })
  }

  @Test("clients do not wait for the same time")
  func clientsDiffer() {
    let pauses = Set((1...100).map { _ in Backoff().delay(afterFailures: 3) })
    #expect(pauses.count > 1)
    #expect(pauses.allSatisfy { (.seconds(1.5) ... .seconds(2)).contains($0) })
  }

  @Test("people do not see the address of a server that does not answer, which operators do")
  func unreachable() throws {
    let error = OrderServiceError.unreachable(try #require(URL(string: "http://10.0.0.7:8081")))
    #expect(error.message == "The orders’ server does not answer.")
    #expect("\(error)" == "The orders’ server at http://10.0.0.7:8081 does not answer.")
  }
}
