import Foundation
import HeadwaterPortableViews

/// What a browser may say. `Protocol.md` describes each message.
enum IncomingMessage: Sendable {
  /// The first message of every socket: who it wants to be.
  case hello(Hello)
  /// The page has applied every batch up to this number.
  case acknowledge(batch: Int)
  /// The person did something to an element.
  case event(Event, sequence: Int)
  /// What is known of the person has changed.
  case person(PersonReport)
}

/// The claim with which a socket begins.
struct Hello: Sendable, Equatable {
  /// The version of the protocol that the page speaks.
  var version: Int
  /// The session that the page was rendered for.
  var session: Secret
  /// What the server answered the page's former claim with; nil for its first.
  var token: Secret?
  /// The last batch that the page applied, 0 for none.
  var lastBatch: Int
  var person: PersonReport
}

extension IncomingMessage {
  /// Reads one text message.
  ///
  /// - Throws: ``MessageError`` with what was wrong, in words that may be logged.
  init(_ text: String) throws(MessageError) {
    do {
      self = try Self.decoder.decode(Envelope.self, from: Data(text.utf8)).message
    } catch let error as MessageError {
      throw error
    } catch {
      throw MessageError(reason: "the message is not JSON of the form that Protocol.md describes")
    }
  }

  private static let decoder = JSONDecoder()
}

/// Why a message was refused.
struct MessageError: Error, Equatable {
  let reason: String
}

/// The array around every message: its kind, then what the kind asks for.
private struct Envelope: Decodable {
  let message: IncomingMessage

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let kind = try list.decode(String.self)
    switch kind {
    case "hello": message = .hello(try Hello(from: &list))
    case "ack": message = .acknowledge(batch: try list.decode(Int.self))
    case "person": message = .person(try PersonReport(from: &list))
    default:
      guard let kind = EventKind(rawValue: kind) else {
        throw MessageError(reason: "the message has an unknown kind")
      }
      let sequence = try list.decode(Int.self)
      let element = try list.decode(Int.self)
      let value = list.isAtEnd ? nil : try list.decode(String?.self)
      message = .event(
        Event(element: element, kind: kind, value: value, sequence: sequence), sequence: sequence)
    }
    guard list.isAtEnd else {
      throw MessageError(reason: "the message has more parts than its kind")
    }
  }
}

extension Hello {
  fileprivate init(from list: inout any UnkeyedDecodingContainer) throws {
    let version = try list.decode(Int.self)
    let session = try list.decode(String.self)
    let token = try list.decode(String?.self)
    let lastBatch = try list.decode(Int.self)
    let person = try PersonReport(from: &list)
    guard let session = Secret(session) else {
      throw MessageError(reason: "the session id does not have the form of one")
    }
    self.init(
      version: version, session: session, token: token.flatMap { Secret($0) },
      lastBatch: lastBatch, person: person)
  }
}
