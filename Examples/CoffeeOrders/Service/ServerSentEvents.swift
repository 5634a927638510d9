import Foundation

/// A parser of events in a stream of bytes, which may be cut anywhere.
struct ServerSentEvents {
  struct Event: Equatable {
    var name = "message"
    var data = Data()
  }

  private var line: [UInt8] = []
  private var event = Event()

  /// Adds a piece, and returns the events that end in it.
  mutating func append(_ piece: Data) -> [Event] {
    var events: [Event] = []
    for byte in piece {
      if byte != UInt8(ascii: "\n") {
        line.append(byte)
      } else if let ended = endLine() {
        events.append(ended)
      }
    }
    return events
  }

  /// Handles a complete line. An empty line ends an event; a line that starts with a colon is a comment.
  private mutating func endLine() -> Event? {
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    defer { line = [] }
    if line.isEmpty {
      defer { event = Event() }
      return event.data.isEmpty ? nil : event
    }
    let parts = line.split(
      separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    var value = parts.count == 2 ? parts[1] : []
    if value.first == UInt8(ascii: " ") { value.removeFirst() }
    switch String(decoding: parts[0], as: UTF8.self) {
    case "event": event.name = String(decoding: value, as: UTF8.self)
    case "data":
      if !event.data.isEmpty { event.data.append(UInt8(ascii: "\n")) }
      event.data.append(contentsOf: value)
    default: break
    }
    return nil
  }
}
