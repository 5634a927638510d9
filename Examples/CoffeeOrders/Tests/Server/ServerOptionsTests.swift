import Testing

@testable import coffee_orders_server

@Suite("Coffee orders, the server's command line")
struct ServerOptionsTests {
  @Test("each option is understood")
  func options() throws {
    let options = try ServerOptions([
      "--host", "::1", "--port", "0", "--database", "a.sqlite", "--seed", "--stop-with-input",
      "--stoppable",
    ])
    #expect(options.host == "::1")
    #expect(options.port == 0)
    #expect(options.database == "a.sqlite")
    #expect(options.seeds && options.stopsWithInput && options.isStoppable && !options.helps)
  }

  @Test("names and the key are understood, and an option wins over the environment")
  func access() throws {
    let options = try ServerOptions(
      ["--allowed-host", "a.example", "--allowed-host", "b.example", "--key", "secret"],
      environment: ["COFFEE_ORDERS_KEY": "other"])
    #expect(options.hosts == ["a.example", "b.example"])
    #expect(options.key == "secret")
    #expect(try ServerOptions([], environment: ["COFFEE_ORDERS_KEY": "other"]).key == "other")
    #expect(try ServerOptions([], environment: ["COFFEE_ORDERS_KEY": ""]).key == nil)
  }

  @Test(
    "invalid options are refused",
    arguments: [
      ["--port"], ["--port", "many"], ["--port", "65536"], ["--teapot"], ["8081"],
      ["--key", ""],
    ])
  func nonsense(arguments: [String]) {
    #expect(throws: UsageError.self) { try ServerOptions(arguments) }
  }
}
