import Foundation
import HeadwaterJournalTesting
import Testing

@testable import HeadwaterJournal

@Suite struct EncodingTests {
  struct Everything: Codable, Equatable {
    enum Kind: Codable, Hashable {
      case plain
      case with(Int, text: String)
    }

    var text = "a \"quote\", a \\, a \n, \u{1F600} and \u{0}"
    var double = 0.1
    var large = UInt64.max
    var small = -1.5e-300
    var date = Date(timeIntervalSinceReferenceDate: 123_456_789.123)
    var data = Data([0, 255])
    var url = URL(string: "https://example.org/a?b=c")
    var id = UUID()
    var decimal = Decimal(string: "12.34") ?? 0
    var missing: Int?
    var huge = Int128.min
    var hugest = UInt128.max
    var set: Set<Int> = [3, 1, 2]
    var byText = ["b": 1, "a": 2]
    var byNumber = [2: "b", 1: "a"]
    var byKind: [Kind: Int] = [.plain: 1, .with(2, text: "c"): 2]
    var kinds: Set<Kind> = [.plain, .with(1, text: "b")]
    var nested = [[Kind.plain], []]
  }

  @Test("the canonical form is read by JSONDecoder as what was written")
  func roundTrip() throws {
    let value = Everything()
    let bytes = try CanonicalEncoder.encode(value).canonical
    #expect(try JSONDecoder().decode(Everything.self, from: bytes) == value)
  }

  @Test(
    "sets and dictionaries that are equal have equal bytes, in whatever order they are in memory")
  func order() throws {
    for seed in 0..<50 {
      var one: Set<Int> = []
      var other = Set<Int>(minimumCapacity: 1 << (seed % 10))
      for number in 0..<20 { one.insert(number * seed) }
      for number in (0..<20).reversed() { other.insert(number * seed) }
      let first = Everything(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), set: one)
      let second = Everything(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), set: other)
      #expect(
        try CanonicalEncoder.encode(first).canonical == CanonicalEncoder.encode(second).canonical)
    }
  }

  @Test("an id is random, of version 4")
  func ids() {
    let ids = (0..<100).map { _ in UUID.random() }
    #expect(Set(ids).count == 100)
    for id in ids {
      #expect(id.uuid.6 >> 4 == 4)
      #expect(id.uuid.8 >> 6 == 2)
    }
  }

  @Test("the digest is SHA-256")
  func digest() {
    #expect(
      "\(Digest(of: Data("abc".utf8)))"
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      "\(Digest(of: Data()))"
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      "\(Digest(of: Data(repeating: UInt8(ascii: "a"), count: 119)))"
        == "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb")
  }

  @Test("a number that JSON does not have is an error with its place")
  func infinite() async throws {
    let codec = Codec<[Double], [Double]>(name: try StoreName("a"), version: 1, upcasters: [])
    let written = await codec.write([[1], [.infinity]])
    #expect(try written.first?.get().body == Data("[1]".utf8))
    #expect(
      throws: JournalError(
        .unwritable,
        """
        The action Array<Double> of the store "a" can't be written as JSON: a value is not one of JSON at Index 0. \
        It was not kept.

        Likely it has a number that is infinite or not a number.
        """)
    ) { try written.last?.get() }
  }
}
