/// One reason for which the server refuses.
public struct Problem: Codable, Equatable, Sendable {
  /// What is wrong, for programs.
  public var code: Code
  /// The field that is wrong; nil if it is none of them.
  public var field: Field?
  /// What is wrong, for people: a sentence.
  public var message: String

  public init(_ code: Code, at field: Field? = nil, _ message: String) {
    self.code = code
    self.field = field
    self.message = message
  }

  /// A name for what is wrong. A client meets codes of servers newer than itself, so it is no enum.
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
    public static let busy = Code(rawValue: "busy")
    public static let failed = Code(rawValue: "failed")
  }

  /// What a problem is about: a field of the body, or a part of the request, by its name there.
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

/// The body of each answer that is a refusal.
public struct ProblemReport: Codable, Equatable, Sendable {
  /// At least one.
  public var problems: [Problem]
  /// The order as it is now, where an update was made from an older version.
  public var current: Order?

  public init(_ problems: [Problem], current: Order? = nil) {
    self.problems = problems
    self.current = current
  }
}
