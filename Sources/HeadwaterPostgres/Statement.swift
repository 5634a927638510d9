#if Postgres
  import CPostgres
  import Foundation

  /// A statement with its parameters, and how a row of its result is read.
  struct Statement<Value: Sendable>: Sendable {
    let text: String
    let parameters: [Parameter]
    let read: @Sendable (Row) -> Value

    init(
      _ text: String, _ parameters: [Parameter] = [],
      read: @escaping @Sendable (Row) -> Value
    ) {
      self.text = text
      self.parameters = parameters
      self.read = read
    }
  }

  extension Statement where Value == Void {
    init(_ text: String, _ parameters: [Parameter] = []) {
      self.init(text, parameters) { _ in }
    }
  }

  /// A row of a result in PostgreSQL's binary format. It is valid inside the function that reads it.
  struct Row {
    let result: OpaquePointer
    let index: Int32

    private func bytes(_ column: Int32) -> UnsafeRawBufferPointer? {
      guard PQgetisnull(result, index, column) == 0, let start = PQgetvalue(result, index, column)
      else { return nil }
      return UnsafeRawBufferPointer(
        start: start, count: Int(PQgetlength(result, index, column)))
    }

    /// A `bigint`; nil if it is null.
    func optionalInt(_ column: Int32) -> Int? {
      bytes(column).map { Int(Int64(bigEndian: $0.loadUnaligned(as: Int64.self))) }
    }

    func int(_ column: Int32) -> Int { optionalInt(column) ?? 0 }

    func bool(_ column: Int32) -> Bool { bytes(column)?.first == 1 }

    func text(_ column: Int32) -> String {
      bytes(column).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    func data(_ column: Int32) -> Data { bytes(column).map { Data($0) } ?? Data() }

    func optionalUUID(_ column: Int32) -> UUID? {
      bytes(column).map { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    func uuid(_ column: Int32) -> UUID { optionalUUID(column) ?? UUID() }

    /// A `timestamptz`, which is counted in microseconds from the year 2000.
    func date(_ column: Int32) -> Date {
      Date(timeIntervalSince1970: 946_684_800 + Double(int(column)) / 1_000_000)
    }
  }

  /// A parameter in PostgreSQL's binary format.
  struct Parameter: Sendable {
    fileprivate enum Kind: UInt32 {
      case bytea = 17
      case bigint = 20
      case text = 25
      case byteaArray = 1001
      case textArray = 1009
      case bigintArray = 1016
      case uuid = 2950
      case uuidArray = 2951
    }

    fileprivate let kind: Kind
    fileprivate let bytes: Data

    static func int(_ value: Int) -> Parameter { Parameter(kind: .bigint, bytes: value.bytes) }

    static func text(_ value: String) -> Parameter {
      Parameter(kind: .text, bytes: Data(value.utf8))
    }

    static func data(_ value: Data) -> Parameter { Parameter(kind: .bytea, bytes: value) }

    static func uuid(_ value: UUID) -> Parameter { Parameter(kind: .uuid, bytes: value.bytes) }

    static func ints(_ values: [Int?]) -> Parameter {
      array(.bigintArray, of: .bigint, values.map { $0?.bytes })
    }

    static func texts(_ values: [String]) -> Parameter {
      array(.textArray, of: .text, values.map { Data($0.utf8) })
    }

    static func data(_ values: [Data]) -> Parameter { array(.byteaArray, of: .bytea, values) }

    static func uuids(_ values: [UUID]) -> Parameter {
      array(.uuidArray, of: .uuid, values.map(\.bytes))
    }

    /// An array of one dimension: the number of dimensions, whether there are nulls, the type of the elements, the
    /// count, the first index, and then each element after its length.
    private static func array(_ kind: Kind, of element: Kind, _ values: [Data?]) -> Parameter {
      var bytes = Data(capacity: 20 + values.reduce(0) { $0 + 4 + ($1?.count ?? 0) })
      func append(_ number: Int32) {
        withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
      }
      append(1)
      append(values.contains { $0 == nil } ? 1 : 0)
      append(Int32(element.rawValue))
      append(Int32(values.count))
      append(1)
      for value in values {
        append(value.map { Int32($0.count) } ?? -1)
        if let value { bytes.append(value) }
      }
      return Parameter(kind: kind, bytes: bytes)
    }
  }

  extension [Parameter] {
    /// Calls a function with the types, the places and the lengths of the parameters.
    func withPointers<Result>(
      _ body: ([Oid], [UnsafePointer<CChar>?], [Int32]) -> Result
    ) -> Result {
      // One block of memory for all, since each needs an address.
      var block = Data(capacity: reduce(1) { $0 + $1.bytes.count })
      var offsets: [Int] = []
      for parameter in self {
        offsets.append(block.count)
        block.append(parameter.bytes)
      }
      block.append(0)
      return block.withUnsafeBytes { buffer in
        let start = buffer.assumingMemoryBound(to: CChar.self).baseAddress
        let places = offsets.map { offset in start.map { $0 + offset } }
        return body(map(\.kind.rawValue), places, map { Int32($0.bytes.count) })
      }
    }
  }

  extension Int {
    fileprivate var bytes: Data { Swift.withUnsafeBytes(of: Int64(self).bigEndian) { Data($0) } }
  }

  extension UUID {
    fileprivate var bytes: Data { Swift.withUnsafeBytes(of: uuid) { Data($0) } }
  }
#endif
