import Testing

@testable import OSLog

@Suite("Messages of a logger") struct LoggerTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test("numbers are shown, and what people have typed is not")
  func automatic() {
    let name = "Ada"
    let order = Optional("secret")
    #expect(text("\(3) cups, \(2.5) spoons, \(true)") == "3 cups, 2.5 spoons, true")
    #expect(text("for \(name) and \(order as Any?)") == "for <private> and <private>")
  }

  @Test("a message decides about each value")
  func decided() {
    let name = "Ada"
    #expect(text("for \(name, privacy: .public)") == "for Ada")
    #expect(text("\(3, privacy: .private) cups") == "<private> cups")
    #expect(text("\(name, privacy: .sensitive)") == "<private>")
  }

  @Test("hidden values can be compared")
  func hashed() {
    func hidden(_ name: String) -> String { text("\(name, privacy: .private(mask: .hash))") }
    #expect(hidden("Ada") == hidden("Ada") && hidden("Ada") != hidden("Grace"))
    #expect(!hidden("Ada").contains("Ada"))
  }
}
