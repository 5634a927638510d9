import HTTPTypes

/// Why somebody gets no new session now.
enum Shortage: Error, Equatable {
  /// The process has as many sessions as it may.
  case sessions
  /// Their address begins too many.
  case address
  /// Their browser has as many as it may, all of them connected.
  case browser

  /// For the log, and for a page whose socket is closed.
  var reason: String {
    switch self {
    case .sessions: "there are too many sessions"
    case .address: "too many sessions are begun from this address"
    case .browser: "too many pages of this browser are connected"
    }
  }

  var status: HTTPResponse.Status {
    self == .sessions ? .serviceUnavailable : .tooManyRequests
  }

  /// For the person who asked for a page.
  var text: String {
    switch self {
    case .sessions: "There are too many people here. Try again soon.\n"
    case .address: "Too many pages were asked for from your network. Try again in a moment.\n"
    case .browser: "Too many of these pages are open in this browser. Close one and try again.\n"
    }
  }
}
