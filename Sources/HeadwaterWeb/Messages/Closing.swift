import NIOWebSocket

/// The end of a connection: a code for the client's program, and a reason for its person and the log.
struct Closing: Error, Equatable, Sendable {
  var code: WebSocketErrorCode
  var reason: String

  static func protocolError(_ reason: String) -> Closing {
    Closing(code: .protocolError, reason: reason)
  }

  static func policy(_ reason: String) -> Closing {
    Closing(code: .policyViolation, reason: reason)
  }

  /// Makes an end after which the client may connect again a little later.
  static func later(_ reason: String) -> Closing {
    Closing(code: .unknown(1013), reason: reason)
  }

  static func flood(_ limit: Int) -> Closing {
    .later("more than \(limit) messages a second for too long")
  }

  static let malformedText = Closing(
    code: .dataInconsistentWithMessage, reason: "the text is not UTF-8")

  static let notText = Closing(
    code: .unacceptableData, reason: "only text messages are understood")

  static func tooBig(limit: Int) -> Closing {
    Closing(code: .messageTooLarge, reason: "the message is larger than \(limit) bytes")
  }

  /// It cannot be found out now who the person is.
  static let unjudged = later("the server cannot tell now who you are")

  /// The page has to be loaded again, since it may be another person's.
  static let reload = Closing(code: .unknown(4001), reason: "the page must be loaded again")

  /// The server stops or restarts. The client may connect again at once.
  static let goingAway = Closing(code: .goingAway, reason: "the server is stopping")
}
