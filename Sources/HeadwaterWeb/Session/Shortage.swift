import HTTPTypes
import HeadwaterPortableViews

/// The reason why a client gets no new session.
enum Shortage: Error, Equatable {
  /// The process has its largest number of sessions.
  case sessions
  /// The client's address begins too many sessions.
  case address
  /// The client's address has its largest number of sessions.
  case crowd
  /// The client's browser has its largest number of sessions, all of them connected.
  case browser

  /// The text for the log, and for a page whose socket is closed.
  var reason: String {
    switch self {
    case .sessions: "there are too many sessions"
    case .address: "too many sessions are begun from this address"
    case .crowd: "too many sessions are open from this address"
    case .browser: "too many pages of this browser are connected"
    }
  }

  var status: HTTPResponse.Status {
    self == .sessions ? .serviceUnavailable : .tooManyRequests
  }

  /// What happened, for a person who requests a page.
  var description: OwnText {
    switch self {
    case .sessions: .tooManyPeople
    case .address: .tooManyAskedFor
    case .crowd: .tooManyInNetwork
    case .browser: .tooManyInBrowser
    }
  }

  /// What the person can do.
  var advice: OwnText {
    switch self {
    case .sessions: .tryAgainSoon
    case .address: .tryAgainInAMoment
    case .crowd: .closeOneOrTryLater
    case .browser: .closeOneAndTryAgain
    }
  }
}
