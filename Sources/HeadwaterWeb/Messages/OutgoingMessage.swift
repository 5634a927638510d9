import HeadwaterPortableViews
import NIOCore

/// What a server says to a browser. `Protocol.md` describes each message.
enum OutgoingMessage: Sendable, Equatable {
  /// The claim was accepted: what the page shows stands, and this is what happened since.
  case welcome(token: Secret, handled: Int)
  /// The claim was accepted with a new picture, which takes the place of what the page shows.
  case render(Picture)
  /// What one flush changed.
  case batch(Batch)
  /// The connection ends here.
  case close(Closing)
}

/// One flush, numbered so that the page can acknowledge it.
struct Batch: Sendable, Equatable {
  /// 1 for the first of a session, then one more each.
  var number: Int
  /// The last event of the page that is contained in this picture.
  var handled: Int
  var operations: [DocumentChange]
}

/// A whole document, for a page whose session is not here any more.
struct Picture: Sendable, Equatable {
  var number: Int
  var session: Secret
  var token: Secret
  var title: String
  var html: String
  var rules: [String]
}
