import HeadwaterPortableViews
import Testing

@testable import HeadwaterWeb

@Suite("Messages from the page")
struct IncomingMessageTests {
  private let session = String(repeating: "a", count: 32)

  @Test("a hello names a session, a token and the last batch")
  func hello() throws {
    let token = String(repeating: "b", count: 32)

    let first = try IncomingMessage(#"["hello",1,"\#(session)",null,0]"#)
    let second = try IncomingMessage(#"["hello",1,"\#(session)","\#(token)",12]"#)

    guard case .hello(let claim) = first, case .hello(let reclaim) = second else {
      Issue.record("\(first) \(second)")
      return
    }
    #expect(claim.session.text == session)
    #expect(claim.token == nil)
    #expect(reclaim.token?.text == token)
    #expect(reclaim.lastBatch == 12)
  }

  @Test("a hello may have the values of the browser and those of the tab")
  func stored() throws {
    let hello = #""hello",1,"\#(session)",null,0,null,null,null,null,"a""#
    guard case .hello(let full) = try IncomingMessage("[\(hello),{\"a\":\"1\"},{}]"),
      case .hello(let empty) = try IncomingMessage("[\(hello),null]"),
      case .stored(let changes) = try IncomingMessage(#"["stored",{"a":"1","b":null}]"#)
    else {
      Issue.record("no messages with values")
      return
    }
    #expect(full.stored.app == ["a": "1"])
    #expect(full.stored.scene == [:])
    #expect(empty.stored.app == nil)
    #expect(empty.stored.scene == nil)
    let expected: [String: String?] = ["a": "1", "b": nil]
    #expect(changes == expected)
  }

  @Test(
    "a long run of combining marks is divided by grapheme joiners, however it is written",
    arguments: ["\u{301}", #"\u0301"#, "\u{334}", #"\u0F73"#])
  func marks(mark: String) throws {
    func typed(_ count: Int) throws -> String? {
      let text = "a" + String(repeating: mark, count: count)
      let message = try IncomingMessage(#"["input",5,12,"\#(text)"]"#)
      guard case .event(let input, _) = message else { return nil }
      return input.value
    }

    let scalar = try #require(try typed(1)?.unicodeScalars.last)
    let run = String(repeating: Character(scalar), count: 30)
    #expect(try typed(30) == "a" + run)
    #expect(try typed(61) == "a" + run + "\u{34F}" + run + "\u{34F}" + String(scalar))
  }

  @Test(
    "the keys of stored values are divided too, and what only looks like an escape is left alone")
  func marksElsewhere() throws {
    let marks = String(repeating: #"\u0301"#, count: 31)
    guard
      case .stored(let values) = try IncomingMessage(
        #"["stored",{"k\#(marks)":"\#(marks.replacing(#"\"#, with: #"\\"#))"}]"#)
    else {
      Issue.record("no stored values")
      return
    }
    let key = try #require(values.keys.first)
    #expect(key.unicodeScalars.count == 33)
    #expect(values[key] == marks)
  }

  @Test("an event has a kind, a sequence, an element and perhaps a value")
  func event() throws {
    guard case .event(let input, 5) = try IncomingMessage(#"["input",5,12,"é\u0000\ud83d\ude00"]"#),
      case .event(let click, 6) = try IncomingMessage(#"["click",6,13]"#)
    else {
      Issue.record("no events")
      return
    }
    #expect(input.kind == .input)
    #expect(input.element == 12)
    #expect(input.value == "é\0😀")
    #expect(input.sequence == 5)
    #expect(click.kind == .click)
    #expect(click.value == nil)
  }

  @Test("the texts of several inputs come in one message, up to 32 of them")
  func texts() throws {
    guard case .texts(let texts, 5) = try IncomingMessage(#"["texts",5,0,[[12,"a"],[13,""]]]"#)
    else {
      Issue.record("no texts")
      return
    }
    #expect(texts.map(\.element) == [12, 13])
    #expect(texts.map(\.value) == ["a", ""])
    #expect(texts.allSatisfy { $0.kind == .input && $0.sequence == 5 })

    let pairs = Array(repeating: "[1,\"\"]", count: 33)
    _ = try IncomingMessage("[\"texts\",5,0,[\(pairs.dropFirst().joined(separator: ","))]]")
    #expect(throws: MessageError(reason: "the message has more than 32 texts")) {
      try IncomingMessage("[\"texts\",5,0,[\(pairs.joined(separator: ","))]]")
    }
  }

  @Test(
    "messages that the protocol does not have are refused",
    arguments: [
      "", "x", "{}", "[]", "1", "[1]", "null", "[\"click\"]", "[\"click\",1]",
      "[\"click\",\"1\",2]", "[\"click\",1.5,2]", "[\"click\",1,2,3]", "[\"click\",1,2,\"a\",4]",
      "[\"explode\",1,2]", "[\"ack\"]", "[\"ack\",\"1\"]", "[\"ack\",1,2]", "[\"ack\",1e99]",
      "[\"hello\",1,\"short\",null,0]", "[\"hello\",1]", "[\"input\",1,2,\"\\ud800\"]",
      "[\"click\",1,99999999999999999999]", "[\"stored\"]", "[\"stored\",[]]",
      "[\"texts\",1]", "[\"texts\",1,0,[1]]", "[\"texts\",1,0,[[1]]]",
      "[\"texts\",1,0,[[1,\"\",2]]]",
      "[\"stored\",{\"a\":1}]", "[\"stored\",{},1]", String(repeating: "[", count: 10_000),
    ])
  func refusal(text: String) {
    #expect(throws: MessageError.self) { try IncomingMessage(text) }
  }
}
