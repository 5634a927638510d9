import Testing

@testable import HeadwaterWeb

@Suite("The command line")
struct ServeOptionsTests {
  @Test("every option has a default")
  func defaults() throws {
    let configuration = try ServeOptions.parse([]).webConfiguration
    #expect(configuration.port == 8080)
    #expect(configuration.host == "127.0.0.1")
    #expect(configuration.allowedOrigins.isEmpty)
  }

  @Test("an origin may be given more than once")
  func options() throws {
    let configuration = try ServeOptions.parse([
      "--port", "0", "--host", "::1", "--allowed-origin", "https://a.example",
      "--allowed-origin", "http://b.example:81",
    ]).webConfiguration
    #expect(configuration.port == 0)
    #expect(configuration.host == "::1")
    #expect(configuration.allowedOrigins == ["https://a.example", "http://b.example:81"])
  }

  @Test(
    "what is not understood is told in one line, with status 64",
    arguments: [
      (["--colour", "blue"], "Unknown option '--colour'. Ask for the options with --help."),
      (
        ["--port", "eighty"],
        "The value 'eighty' is invalid for '--port <port>'. Ask for the options with --help."
      ),
      (
        ["--port", "99999"],
        "The port 99999 is not between 0 and 65535. Ask for the options with --help."
      ),
    ])
  func complaint(arguments: [String], text: String) {
    do {
      _ = try ServeOptions.parse(arguments)
      Issue.record("\(arguments) was accepted")
    } catch {
      #expect(ServeOptions.complaint(about: error) == text)
      #expect(ServeOptions.exitCode(for: error).rawValue == 64)
    }
  }
}
