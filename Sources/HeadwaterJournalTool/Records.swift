#if JournalTool
  import Foundation
  import HeadwaterJournal

  /// Lines of JSON for machines. Keys are in the order of the alphabet.
  enum Records {
    static func store(_ name: StoreName, _ head: Head) -> Data {
      JSONValue.object([
        "type": .string("store"), "store": .string(name.text), "entries": number(head.number),
        "version": number(head.version), "since": number(head.since), "epoch": number(head.epoch),
      ]).canonical
    }

    /// - Parameter body: What ``checkedJSON(_:)`` has returned for the body.
    static func entry(_ entry: Entry, of name: StoreName, body: CheckedJSON) -> Data {
      var members: [String: JSONValue] = [
        "type": .string("entry"), "store": .string(name.text), "number": number(entry.number),
        "id": .string(entry.id.uuidString), "version": number(entry.version),
        "process": .string(entry.process.uuidString), "at": .string(time(entry.at)),
      ]
      members["epoch"] = entry.epoch.map(number)
      if !entry.isWhole { members["damaged"] = .bool(true) }
      return record(members, "body", body, entry.body)
    }

    static func snapshot(_ snapshot: Snapshot, of name: StoreName, state: CheckedJSON) -> Data {
      record(
        [
          "type": .string("snapshot"), "store": .string(name.text),
          "number": number(snapshot.number), "version": number(snapshot.version),
          "digest": .string("\(snapshot.digest)"), "writer": .string(snapshot.writer.uuidString),
          "confirmed": .bool(snapshot.isConfirmed),
        ], "state", state, snapshot.state)
    }

    static func number(_ value: Int) -> JSONValue { .number("\(value)") }

    /// The last key stands at the end, with the bytes as they are; or, if they are no JSON, in base64 under another
    /// key.
    private static func record(
      _ members: [String: JSONValue], _ key: String, _ json: CheckedJSON, _ bytes: Data
    ) -> Data {
      var members = members
      guard case .valid(let valid) = json else {
        members["\(key)Base64"] = .string(bytes.base64EncodedString())
        return JSONValue.object(members).canonical
      }
      var record = JSONValue.object(members).canonical
      record.removeLast()
      record.append(Data(",\"\(key)\":".utf8))
      record.append(valid)
      record.append(UInt8(ascii: "}"))
      return record
    }

    /// The time in the form of ISO 8601, in UTC. A time that no calendar has is shown as seconds since 2001.
    static func time(_ date: Date) -> String {
      let seconds = date.timeIntervalSinceReferenceDate
      guard abs(seconds) < 200_000_000_000 else { return "\(seconds)" }
      return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }
  }

  /// Bytes that were found to be JSON or not.
  enum CheckedJSON {
    /// JSON on one line.
    case valid(Data)

    /// What is wrong.
    case invalid(String)

    init(_ bytes: Data) {
      do {
        _ = try JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed)
        // In valid JSON, a line feed can only stand between values.
        let hasLines = bytes.contains(UInt8(ascii: "\n")) || bytes.contains(UInt8(ascii: "\r"))
        let isLineEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        }
        self = .valid(
          hasLines ? Data(bytes.map { isLineEnd($0) ? UInt8(ascii: " ") : $0 }) : bytes)
      } catch {
        self = .invalid("\(bytes.count) bytes that are no JSON")
      }
    }

    var isValid: Bool {
      if case .valid = self { true } else { false }
    }
  }

  /// Text for people.
  enum PlainText {
    /// The longest body in a line, in characters.
    private static let longestBody = 240

    /// A text whose control characters, and those that change the direction of writing, are visible. A name or a body
    /// could otherwise command the terminal.
    static func visible(_ text: some StringProtocol) -> String {
      var shown = ""
      for scalar in text.unicodeScalars {
        let isPlain = scalar == " " || !scalar.properties.isWhitespace
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
          shown += "\\u{\(String(scalar.value, radix: 16))}"
        default:
          if isPlain {
            shown.unicodeScalars.append(scalar)
          } else {
            shown += "\\u{\(String(scalar.value, radix: 16))}"
          }
        }
      }
      return shown
    }

    static func body(_ bytes: Data, _ json: CheckedJSON) -> String {
      if case .invalid(let problem) = json {
        let digits = bytes.prefix(16).map { byte in
          (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "(\(problem): \(digits.joined(separator: " "))\(bytes.count > 16 ? " …" : ""))"
      }
      let text = String(decoding: bytes.prefix(4 * longestBody), as: UTF8.self)
      let shown = visible(text.prefix(longestBody))
      return text.count > longestBody ? "\(shown)… (\(bytes.count) bytes)" : shown
    }

    /// A size in the unit that suits it.
    static func size(_ bytes: Int) -> String {
      var value = Double(bytes)
      guard value >= 1_000 else { return "\(bytes) bytes" }
      for unit in ["kB", "MB", "GB"] {
        value /= 1_000
        if value < 999.5 { return "\((value * 10).rounded() / 10) \(unit)" }
      }
      return "\((value / 100).rounded() / 10) TB"
    }

    static func count(_ number: Int, _ one: String, _ many: String) -> String {
      "\(number) \(number == 1 ? one : many)"
    }
  }
#endif
