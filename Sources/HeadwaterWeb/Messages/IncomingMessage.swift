import Foundation
import HeadwaterPortableViews

/// A message from a browser. `Protocol.md` describes each message.
enum IncomingMessage: Sendable {
  /// The first message of every socket. It claims a session.
  case hello(Hello)
  /// The page has applied all batches up to this number.
  case acknowledge(batch: Int)
  /// An action of the person on an element.
  case event(Event, sequence: Int)
  /// The texts of several inputs, such as those of a form that comes back.
  case texts([Event], sequence: Int)
  /// New facts about the person.
  case person(PersonReport)
  /// Values that another page of the browser has stored; nil for those that it has removed.
  case stored([String: String?])
}

/// The claim at the start of a socket.
struct Hello: Sendable, Equatable {
  /// The page's version of the protocol.
  var version: Int
  /// The session for which the page was rendered.
  var session: SessionName
  /// The token from the server's answer to the page's previous claim; nil for the first claim.
  var token: Secret?
  /// The number of the last batch that the page has applied; 0 for none.
  var lastBatch: Int
  var person: PersonReport
  /// The address that the page has, below the path of the app.
  var address: String?
  var stored = StoredReport()
}

/// The texts that a page's browser has stored, by their keys; nil if the page does not say.
struct StoredReport: Sendable, Equatable {
  /// Those of the browser.
  var app: [String: String]?
  /// Those of the page's tab.
  var scene: [String: String]?
}

extension IncomingMessage {
  /// The number of texts that one message can have.
  static let mostTexts = 32

  /// Reads a text message.
  ///
  /// - Throws: ``MessageError`` with a reason that may be logged.
  init(_ text: String) throws(MessageError) {
    do {
      let text = StreamSafeText.of(json: text)
      self = try Self.decoder.decode(Envelope.self, from: Data(text.utf8)).message
    } catch let error as MessageError {
      throw error
    } catch {
      throw MessageError(reason: "the message is not JSON of the form that Protocol.md describes")
    }
  }

  private static let decoder = JSONDecoder()
}

/// The reason why a message is refused.
struct MessageError: Error, Equatable {
  let reason: String
}

/// The array of a message: its kind, and then the parts of that kind.
private struct Envelope: Decodable {
  let message: IncomingMessage

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let kind = try list.decode(String.self)
    switch kind {
    case "hello": message = .hello(try Hello(from: &list))
    case "ack": message = .acknowledge(batch: try list.decode(Int.self))
    case "person": message = .person(try PersonReport(from: &list))
    case "stored": message = .stored(try list.decode([String: String?].self))
    case "texts": message = try Self.texts(from: &list)
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

  private static func texts(from list: inout any UnkeyedDecodingContainer) throws -> IncomingMessage
  {
    let sequence = try list.decode(Int.self)
    // The message belongs to no element.
    _ = try list.decode(Int.self)
    var texts = try list.nestedUnkeyedContainer()
    var events: [Event] = []
    while !texts.isAtEnd {
      guard events.count < IncomingMessage.mostTexts else {
        throw MessageError(
          reason: "the message has more than \(IncomingMessage.mostTexts) texts")
      }
      var pair = try texts.nestedUnkeyedContainer()
      let element = try pair.decode(Int.self)
      let text = try pair.decode(String.self)
      guard pair.isAtEnd else {
        throw MessageError(reason: "a text has more parts than its element and itself")
      }
      events.append(Event(element: element, kind: .input, value: text, sequence: sequence))
    }
    return .texts(events, sequence: sequence)
  }
}

extension Hello {
  fileprivate init(from list: inout any UnkeyedDecodingContainer) throws {
    let version = try list.decode(Int.self)
    let session = try list.decode(String.self)
    let token = try list.decode(String?.self)
    let lastBatch = try list.decode(Int.self)
    let person = try PersonReport(from: &list)
    let address = list.isAtEnd ? nil : try list.decode(String?.self)
    let app = list.isAtEnd ? nil : try list.decode([String: String]?.self)
    let scene = list.isAtEnd ? nil : try list.decode([String: String]?.self)
    guard let session = SessionName(session) else {
      throw MessageError(reason: "the session id does not have the form of one")
    }
    self.init(
      version: version, session: session, token: token.flatMap { Secret($0) },
      lastBatch: lastBatch, person: person, address: address,
      stored: StoredReport(app: app, scene: scene))
  }
}
