import Foundation
import Headwater
import Testing

/// An endpoint whose answer may be that there is none.
private struct Owner: QueryEndpoint {
  enum Change: Equatable, Codable, Sendable { case none }

  func load(_ key: Int) async throws -> String? { nil }
  func send(_ change: Change, to key: Int) async throws {}
  static func apply(_ change: Change, to value: inout String?) {}
}

@Suite("A value that is loaded, as text")
struct LoadableCodingTests {
  private func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  @Test("has the same form as ever")
  func form() throws {
    let forms: [(Loadable<Int>, String)] = [
      (.neverLoaded, #"{"neverLoaded":{}}"#),
      (.loading, #"{"loading":{}}"#),
      (.loading(previous: 1), #"{"loading":{"previous":1}}"#),
      (.loaded(2), #"{"loaded":{"_0":2}}"#),
      (.failed("offline"), #"{"failed":{"_0":"offline"}}"#),
      (.failed("offline", previous: 3), #"{"failed":{"_0":"offline","previous":3}}"#),
    ]
    for (value, text) in forms {
      #expect(try self.text(of: value) == text)
      #expect(try read(Loadable<Int>.self, text) == value)
    }
    #expect(try read(Loadable<Int>.self, #"{"loading":{"previous":null}}"#) == .loading)
  }

  @Test("keeps a value that is nil itself")
  func optional() throws {
    let values: [Loadable<Int?>] = [
      .neverLoaded, .loading, .loading(previous: .some(nil)), .loading(previous: 1), .loaded(nil),
      .loaded(2), .failed("offline"), .failed("offline", previous: .some(nil)),
      .failed("offline", previous: 3),
    ]
    for value in values {
      #expect(try read(Loadable<Int?>.self, text(of: value)) == value)
    }
    for change in [Loadable<Int?>.Change.loading, .loaded(nil), .loaded(1), .cancelled] {
      #expect(try read(Loadable<Int?>.Change.self, text(of: change)) == change)
    }
  }

  @Test("is kept by a query whose answer is nil itself")
  func query() throws {
    var query = QueryState<Owner>()
    query[1] = .loaded(nil)
    query[2] = .loading(previous: .some(nil))
    query[3] = .failed("offline", previous: .some(nil))
    query[4] = .loaded("Ann")
    query[5] = .failed("offline")
    query.submit(.none, to: 1)
    #expect(query[1] == .loaded(nil))
    let read = try read(QueryState<Owner>.self, text(of: query))
    #expect(read == query)
    #expect((1...5).map { read[$0] } == (1...5).map { query[$0] })
  }

  @Test("with two cases is none")
  func twoCases() {
    let error = #expect(throws: DecodingError.self) {
      try read(Loadable<Int>.self, #"{"loaded":{"_0":2},"neverLoaded":{}}"#)
    }
    #expect("\(error.map(String.init(describing:)) ?? "")".contains("there are 2"))
  }
}
