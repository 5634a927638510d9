import Foundation
import HeadwaterPortableViews

/// A message from the server, as in the article about the protocol.
enum RemoteMessage {
  case welcome(handled: Int)
  case render(batch: Int, title: String, html: String)
  case batch(Int, handled: Int, [DocumentChange])

  /// - Throws: ``RemoteError`` if the message is not part of the protocol.
  init(_ text: String) throws {
    guard let list = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any] else {
      throw RemoteError("The server sent a message that is not a list: \(text)")
    }
    let numbers = list.map { $0 as? Int }
    switch list.first {
    case let kind as String where kind == "welcome" && list.count == 3:
      self = .welcome(handled: numbers[2] ?? 0)
    case let kind as String where kind == "render" && list.count == 7:
      self = .render(
        batch: numbers[1] ?? 0, title: list[4] as? String ?? "", html: list[5] as? String ?? "")
    case let batch as Int where list.count >= 2:
      let operations = try list.dropFirst(2).map { try Self.operation($0, text) }
      self = .batch(batch, handled: numbers[1] ?? 0, operations)
    default: throw RemoteError("The server sent an unknown message: \(text)")
    }
  }

  private static func operation(
    _ value: Any, _ message: String
  ) throws -> DocumentChange {
    guard let list = value as? [Any], let name = list.first as? String else {
      throw RemoteError("The server sent an operation without a name: \(message)")
    }
    let text = { (index: Int) in index < list.count ? list[index] as? String ?? "" : "" }
    let number = { (index: Int) in index < list.count ? list[index] as? Int : nil }
    let flag = list.count > 3 ? list[3] as? Bool ?? false : false
    let element = number(1) ?? -1
    switch name {
    case "text": return .setText(element: element, text(2))
    case "set": return .setAttribute(element: element, name: text(2), value: text(3))
    case "unset": return .removeAttribute(element: element, name: text(2))
    case "prop": return .setProperty(element: element, name: text(2), flag)
    case "style": return .setStyle(element: element, property: text(2), value: text(3))
    case "value": return .setValue(element: element, text(2), sequence: number(3) ?? 0)
    case "revert": return .revertValue(element: element, sequence: number(2) ?? 0)
    case "insert": return .insert(parent: element, before: number(2), html: text(3))
    case "remove": return .remove(element: element)
    case "move": return .move(element: element, parent: number(2) ?? -1, before: number(3))
    case "focus": return .focus(element: element)
    case "blur": return .blur(element: element)
    case "scroll":
      return .scroll(element: element, to: ScrollAnchor(rawValue: text(2)) ?? .nearest)
    case "title": return .setTitle(text(1))
    case "address": return .setAddress(text(1), AddressMove(rawValue: text(2)) ?? .replace)
    case "store":
      let key = StorageKey(StorageArea(rawValue: text(1)) ?? .scene, text(2))
      return .store(key, list.count > 3 ? list[3] as? String : nil)
    case "rule": return .addRule(text(1))
    case "unrule": return .removeRules(classes: list.dropFirst().compactMap { $0 as? String })
    case "animate":
      let timing = Timing(duration: number(2) ?? 0, curve: text(3), delay: number(4) ?? 0)
      return .animate(AnimationStep(element: element, timing: timing))
    case "say": return .announce(text(1))
    default: throw RemoteError("The server sent an operation that is not in the protocol: \(name)")
    }
  }
}

/// The error of a connection between a ``RemoteHost`` and its server.
public struct RemoteError: Error, CustomStringConvertible, Equatable {
  /// The whole message.
  public let description: String

  package init(_ description: String) {
    self.description = description
  }
}
