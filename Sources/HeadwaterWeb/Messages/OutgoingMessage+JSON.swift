import HeadwaterPortableViews
import NIOCore

extension OutgoingMessage {
  /// The version of the protocol. It changes when an older client script would misread a message.
  static let version = 1
}

extension Batch {
  /// `[number, handled, operation, …]`
  var json: ByteBuffer {
    var writer = JSONWriter()
    writer.array { list in
      list.write(number)
      list.write(handled)
      for operation in operations { list.write(operation) }
    }
    return writer.buffer
  }
}

extension Picture {
  /// `["render", number, session, token, title, html, [rule, …]]`
  var json: ByteBuffer {
    var writer = JSONWriter(capacity: html.utf8.count + 1024)
    writer.array { list in
      list.write("render")
      list.write(number)
      list.write(session.text)
      list.write(token.text)
      list.write(title)
      list.write(html)
      list.array { list in
        for rule in rules { list.write(rule) }
      }
    }
    return writer.buffer
  }
}

extension JSONWriter {
  /// `["welcome", token, handled]`
  static func welcome(token: Secret, handled: Int) -> ByteBuffer {
    var writer = JSONWriter()
    writer.array { list in
      list.write("welcome")
      list.write(token.text)
      list.write(handled)
    }
    return writer.buffer
  }

  /// `[name, …]`, as `Protocol.md` lists them.
  mutating func write(_ operation: DocumentChange) {
    array { list in
      switch operation {
      case .setText(let element, let text):
        list.write("text", element, text)
      case .setAttribute(let element, let name, let value):
        list.write("set", element, name)
        list.write(value)
      case .removeAttribute(let element, let name):
        list.write("unset", element, name)
      case .setValue(let element, let text, let sequence):
        list.write("value", element, text)
        list.write(sequence)
      case .revertValue(let element, let sequence):
        list.write("revert")
        list.write(element)
        list.write(sequence)
      case .setProperty(let element, let name, let flag):
        list.write("prop", element, name)
        list.write(flag)
      case .setStyle(let element, let property, let value):
        list.write("style", element, property)
        list.write(value)
      case .insert(let parent, let before, let html):
        list.write("insert")
        list.write(parent)
        list.write(before)
        list.write(html)
      case .remove(let element):
        list.write("remove")
        list.write(element)
      case .move(let element, let parent, let before):
        list.write("move")
        list.write(element)
        list.write(parent)
        list.write(before)
      case .focus(let element):
        list.write("focus")
        list.write(element)
      case .blur(let element):
        list.write("blur")
        list.write(element)
      case .scroll(let element, let anchor):
        list.write("scroll", element, anchor.rawValue)
      case .setTitle(let title):
        list.write("title")
        list.write(title)
      case .setAddress(let address, let move):
        list.write("address")
        list.write(address)
        list.write(move.rawValue)
      case .store(let key, let text):
        list.write("store")
        list.write(key.area.rawValue)
        list.write(key.name)
        list.write(text)
      case .addRule(let rule):
        list.write("rule")
        list.write(rule)
      case .removeRules(let classes):
        list.write("unrule")
        for name in classes { list.write(name) }
      case .animate(let step):
        list.write("animate")
        list.write(step.element)
        list.write(step.timing.duration)
        list.write(step.timing.curve)
        list.write(step.timing.delay)
      case .announce(let text):
        list.write("say")
        list.write(text)
      }
    }
  }

  private mutating func write(_ name: String, _ element: Int, _ text: String) {
    write(name)
    write(element)
    write(text)
  }
}
