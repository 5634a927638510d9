import HeadwaterPortableViews
import Testing

@testable import HeadwaterWeb

@Suite("Messages to the page")
struct JSONWriterTests {
  @Test("text keeps every character, and characters that JSON forbids are escaped")
  func text() throws {
    let text = "a\"b\\c\n\r\t\u{0}\u{1f}é\u{2028}👩‍👩‍👧<&>"
    var writer = JSONWriter()

    writer.write(text)

    #expect(try JSON(parsing: String(buffer: writer.buffer)) == .text(text))
  }

  @Test("elements are separated by commas, also after a nested array")
  func separators() {
    var writer = JSONWriter()

    writer.array { list in
      list.write(1)
      list.array { $0.write(true) }
      list.array { _ in }
      list.write(nil as Int?)
      list.write("x")
    }

    #expect(String(buffer: writer.buffer) == "[1,[true],[],null,\"x\"]")
  }

  @Test("a batch has its number, the last handled event and one array for each operation")
  func batch() throws {
    let batch = Batch(
      number: 7, handled: 3,
      operations: [
        .setText(element: 1, "t"),
        .setAttribute(element: 2, name: "class", value: "s1"),
        .removeAttribute(element: 2, name: "class"),
        .setValue(element: 3, "v", sequence: 4),
        .revertValue(element: 3, sequence: 5),
        .setProperty(element: 4, name: "disabled", false),
        .setStyle(element: 4, property: "width", value: "3px"),
        .insert(parent: 0, before: nil, html: "<p></p>"),
        .insert(parent: 0, before: 9, html: "<p></p>"),
        .remove(element: 5),
        .move(element: 6, parent: 0, before: 5),
        .focus(element: 6),
        .scroll(element: 6, to: .center),
        .setTitle("T"),
        .setAddress("orders/7", .push),
        .store(StorageKey(.app, "size"), "1"),
        .store(StorageKey(.scene, "size"), nil),
        .addRule(".s1{top:0}"),
        .removeRules(classes: ["s1", "s2"]),
        .animate(
          AnimationStep(element: 0, timing: Timing(duration: 350, curve: "ease-in", delay: 20))),
        .announce("Hello"),
      ])

    let message = try JSON(parsing: String(buffer: batch.json))

    let expected: JSON = [
      7, 3,
      ["text", 1, "t"], ["set", 2, "class", "s1"], ["unset", 2, "class"], ["value", 3, "v", 4],
      ["revert", 3, 5], ["prop", 4, "disabled", false], ["style", 4, "width", "3px"],
      ["insert", 0, nil, "<p></p>"], ["insert", 0, 9, "<p></p>"], ["remove", 5],
      ["move", 6, 0, 5], ["focus", 6], ["scroll", 6, "center"], ["title", "T"],
      ["address", "orders/7", "push"], ["store", "app", "size", "1"],
      ["store", "scene", "size", nil], ["rule", ".s1{top:0}"],
      ["unrule", "s1", "s2"],
      ["animate", 0, 350, "ease-in", 20], ["say", "Hello"],
    ]
    #expect(message == expected)
  }
}
