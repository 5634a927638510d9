import Testing

@testable import coffee_orders_server

@Suite("Coffee orders, the server's command line")
struct ServerOptionsTests {
  @Test("each option is understood")
  func options() throws {
    let options = try ServerOptions([
      "--host", "::1", "--port", "0", "--database", "a.sqlite", "--seed", "--stop-with-input",
    ])
    #expect(options.host == "::1")
    #expect(options.port == 0)
    #expect(options.database == "a.sqlite")
    #expect(options.seeds && options.stopsWithInput && !options.helps)
  }

  @Test(
    "what makes no sense is refused",
    arguments: [["--port"], ["--port", "many"], ["--port", "65536"], ["--teapot"], ["8081"]])
  func nonsense(arguments: [String]) {
    #expect(throws: UsageError.self) { try ServerOptions(arguments) }
  }
}
