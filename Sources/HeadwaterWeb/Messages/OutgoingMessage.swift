import HeadwaterPortableViews
import NIOCore

/// A message to a browser. `Protocol.md` describes each message.
enum OutgoingMessage: Sendable, Equatable {
  /// The claim was accepted. The page keeps its document, and later batches update it.
  case welcome(token: Secret, handled: Int)
  /// The claim was accepted, with a new document that replaces that of the page.
  case render(Picture)
  /// The changes of one flush.
  case batch(Batch)
  /// The connection ends.
  case close(Closing)
}

/// The changes of one flush, with a number for the page's acknowledgement.
struct Batch: Sendable, Equatable {
  /// The number of the batch, counted from 1 in each session.
  var number: Int
  /// The number of the last event whose changes are included.
  var handled: Int
  var operations: [DocumentChange]
}

/// A whole document, for a page whose session no longer exists.
struct Picture: Sendable, Equatable {
  var number: Int
  var session: SessionName
  var token: Secret
  var title: String
  var html: String
  var rules: [String]
}
