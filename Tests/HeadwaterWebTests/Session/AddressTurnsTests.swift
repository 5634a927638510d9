import Testing

@testable import HeadwaterWeb

@Suite("The turns of addresses", .timeLimit(.minutes(3)))
@MainActor struct AddressTurnsTests {
  private let turns = AddressTurns()
  private let crowd = NetworkAddress("192.0.2.1")?.network
  private let order = Order()

  @Test(
    "between two turns of an address, everything that waits has its turn, for any number of sockets",
    arguments: [1, 2, 3, 10, 40, 500])
  func fairness(count: Int) async {
    let others = ["198.51.100.1", "2001:db8::1"]
    var clients = (1...count).map { client("crowd \($0)", of: crowd) }
    clients += others.map { client($0, of: NetworkAddress($0)?.network) }
    clients.append(client("unknown", of: nil))
    for client in clients { await client.value }
    let rest = (1...count).dropFirst().map { "crowd \($0)" }
    #expect(order.names == ["crowd 1"] + others + ["unknown"] + rest)
  }

  @Test("the addresses in a network of IPv6 share their turns")
  func network() async {
    let clients = ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"].map {
      client($0, of: NetworkAddress($0)?.network)
    }
    for client in clients { await client.value }
    #expect(order.names == ["2001:db8::1", "2001:db8:0:1::1", "2001:db8::2"])
  }

  @Test("a turn that fails is passed on, and nothing of an address is kept after its last turn")
  func failure() async {
    let clients = (1...3).map { number in
      Task {
        do throws(Shortage) {
          try await turns.take(of: crowd) { () throws(Shortage) in
            order.names.append("\(number)")
            throw .address
          }
        } catch {
          order.names.append("\(error)")
        }
      }
    }
    for client in clients { await client.value }
    #expect(order.names == ["1", "address", "2", "address", "3", "address"])
    // Comes after the last turn is passed on.
    await Task {}.value
    #expect(turns.count == 0)
  }

  /// A client that takes one turn as soon as the main actor is free.
  private func client(_ name: String, of network: NetworkAddress?) -> Task<Void, Never> {
    Task {
      await turns.take(of: network) { order.names.append(name) }
    }
  }
}

@MainActor private final class Order {
  var names: [String] = []
}
