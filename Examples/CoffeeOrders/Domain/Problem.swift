/// A reason for a refusal by the server.
public struct Problem: Codable, Equatable, Sendable {
  /// The kind of the problem, for programs.
  public var code: Code
  /// The field with the problem; nil for problems without a field.
  public var field: Field?
  /// A sentence about the problem, for people.
  public var message: String

  public init(_ code: Code, at field: Field? = nil, _ message: String) {
    self.code = code
    self.field = field
    self.message = message
  }

  /// The name of a kind of problem. It is not an enum, since a newer server may send codes that a client does
  /// not know.
  public struct Code: RawRepresentable, Codable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let empty = Code(rawValue: "empty")
    public static let tooLong = Code(rawValue: "tooLong")
    public static let malformed = Code(rawValue: "malformed")
    public static let notANumber = Code(rawValue: "notANumber")
    public static let belowZero = Code(rawValue: "belowZero")
    public static let tooLarge = Code(rawValue: "tooLarge")
    public static let tooPrecise = Code(rawValue: "tooPrecise")
    public static let unknown = Code(rawValue: "unknown")
    public static let notServed = Code(rawValue: "notServed")
    public static let stale = Code(rawValue: "stale")
    public static let keyReused = Code(rawValue: "keyReused")
    public static let wrongMethod = Code(rawValue: "wrongMethod")
    public static let wrongContentType = Code(rawValue: "wrongContentType")
    public static let wrongKey = Code(rawValue: "wrongKey")
    public static let notAllowed = Code(rawValue: "notAllowed")
    public static let busy = Code(rawValue: "busy")
    public static let failed = Code(rawValue: "failed")
  }

  /// The name of a field: in the body, or in another part of the request.
  public struct Field: RawRepresentable, Codable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let name = Field(rawValue: "name")
    public static let coffeeName = Field(rawValue: "coffeeName")
    public static let total = Field(rawValue: "total")
    public static let size = Field(rawValue: "size")
    public static let version = Field(rawValue: "version")
    public static let id = Field(rawValue: "id")
    public static let idempotencyKey = Field(rawValue: "Idempotency-Key")
    public static let contentType = Field(rawValue: "Content-Type")
    public static let authorization = Field(rawValue: "Authorization")
    public static let host = Field(rawValue: "Host")
    public static let lastEventID = Field(rawValue: "Last-Event-ID")
  }
}

/// The body of each response with a refusal.
public struct ProblemReport: Codable, Equatable, Sendable {
  /// The problems, at least one.
  public var problems: [Problem]
  /// The current order, if an update was based on an older version.
  public var current: Order?

  public init(_ problems: [Problem], current: Order? = nil) {
    self.problems = problems
    self.current = current
  }
}
