import TestSupport
import Testing

@testable import HeadwaterWeb

@Suite("The connections of a host")
struct ConnectionTableTests {
  private func address(_ number: Int) throws -> NetworkAddress {
    try #require(NetworkAddress("10.0.\(number / 256).\(number % 256)"))
  }

  @Test("an address that opens many connections loses its own, and those of others stay")
  func crowd() throws {
    var table = ConnectionTable<Int>(most: 100)
    let (attacker, person) = (try address(1), try address(2))
    let first = table.open(0, from: person, isProxy: false)
    #expect(first == nil)
    for number in 1...10_000 {
      let closed = table.open(number, from: attacker, isProxy: false)
      #expect(closed == (number < 100 ? nil : number - 99))
    }
    #expect(table.count == 100)
    let second = table.open(20_000, from: person, isProxy: false)
    #expect(second == 9_902)
  }

  @Test("one address may keep only so many that serve nobody, however much room there is")
  func waiting() throws {
    var table = ConnectionTable<Int>(most: 10_000, mostWaiting: 10)
    for number in 0..<10 {
      let closed = table.open(number, from: try address(1), isProxy: false)
      #expect(closed == nil)
    }
    let closed = table.open(10, from: try address(1), isProxy: false)
    #expect(closed == 0)
  }

  @Test("the connections of people stay, and leave room in which requests are answered")
  func serving() throws {
    var table = ConnectionTable<Int>(most: 80)
    for number in 0..<80 { _ = table.open(number, from: try address(number), isProxy: false) }
    let served = try (0..<80).filter { table.serve($0, from: try address($0)) }
    #expect(served.count == 70)
    // The requests of others take one another's room.
    for number in 100..<200 {
      let closed = try #require(table.open(number, from: try address(7), isProxy: false))
      #expect(!served.contains(closed))
    }
  }

  @Test("the people of one address have at most half of the room for people")
  func half() throws {
    var table = ConnectionTable<Int>(most: 80)
    for number in 0..<80 { _ = table.open(number, from: try address(1), isProxy: false) }
    let served = try (0..<80).filter { table.serve($0, from: try address(1)) }
    #expect(served.count == 35)
    table.close(served[0])
    let isServed = table.serve(60, from: try address(1))
    #expect(isServed)
  }

  @Test("the connections of a trusted proxy come for many people, and none is closed for another")
  func proxy() throws {
    var table = ConnectionTable<Int>(most: 80)
    for number in 0..<70 {
      let closed = table.open(number, from: try address(1), isProxy: true)
      #expect(closed == nil)
    }
    let served = try (0..<70).filter { table.serve($0, from: try address(1)) }
    #expect(served.count == 70)
  }

  @Test("connections that come and go leave nothing behind, even beside one that stays")
  func growth() throws {
    var table = ConnectionTable<Int>(most: 100)
    _ = table.open(-1, from: try address(1), isProxy: false)
    for number in 0..<100_000 {
      _ = table.open(number, from: try address(1), isProxy: false)
      table.close(number)
    }
    #expect(table.count == 1)
    #expect(table.entries < 200)
  }

  @Test("a law: whatever one address does, a connection of another is never closed for it")
  func law() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let most = Int.random(in: 6...60, using: &random)
      var table = ConnectionTable<Int>(most: most)
      let (attacker, person) = (try address(1), try address(2))
      let own = -1
      _ = table.open(own, from: person, isProxy: false)
      var open: [Int] = []
      for number in 0..<300 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where !open.isEmpty:
          table.close(open.remove(at: Int.random(in: open.indices, using: &random)))
        case 1 where !open.isEmpty:
          _ = table.serve(open.randomElement(using: &random)!, from: attacker)
        default:
          open.append(number)
          if let closed = table.open(number, from: attacker, isProxy: false) {
            #expect(closed != own, "seed \(seed)")
            open.removeAll { $0 == closed }
          }
        }
      }
      // Another connection of that person finds room.
      let closed = table.open(-2, from: person, isProxy: false)
      #expect(closed != -2 && closed != own, "seed \(seed)")
      let isServed = table.serve(-2, from: person)
      #expect(isServed, "seed \(seed)")
    }
  }
}
