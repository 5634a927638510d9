import Foundation
import HeadwaterWeb
import Testing

@testable import struct HeadwaterWeb.Setting

@Suite("The configuration")
struct ConfigurationTests {
  private typealias Configuration = WebHost.Configuration

  @Test("every setting has a default")
  func defaults() throws {
    let configuration = try Configuration(arguments: [])
    #expect(configuration.port == 8080)
    #expect(configuration.host == "127.0.0.1")
    #expect(configuration.path == "/")
    #expect(configuration.allowedOrigins.isEmpty)
    #expect(configuration.tls == nil)
  }

  @Test("options set it, with a space or an equals sign; an origin may be given more than once")
  func options() throws {
    let configuration = try Configuration(arguments: [
      "--port", "0", "--host=::1", "--allowed-origin", "https://a.example",
      "--allowed-origin", "http://b.example:81", "--detached-lifetime", "0.5", "--path", "/app",
    ])
    #expect(configuration.port == 0)
    #expect(configuration.host == "::1")
    #expect(configuration.path == "/app")
    #expect(configuration.allowedOrigins == ["https://a.example", "http://b.example:81"])
    #expect(configuration.detachedLifetime == .milliseconds(500))
  }

  @Test("environment variables set it, and options win over them")
  func environment() throws {
    let configuration = try Configuration(
      arguments: ["--port", "81"],
      environment: [
        "HEADWATER_PORT": "80", "HEADWATER_ALLOWED_ORIGIN": "https://a.example,https://b.example",
        "HEADWATER_MAXIMUM_SESSIONS": "7", "PORT": "82", "HOME": "/root",
      ])
    #expect(configuration.port == 81)
    #expect(configuration.allowedOrigins == ["https://a.example", "https://b.example"])
    #expect(configuration.maximumSessions == 7)
  }

  @Test(
    "an unknown option is reported in one line that says what to do",
    arguments: [
      (["--colour", "blue"], "Unknown option '--colour'. Ask for the options with --help."),
      (["blue"], "Unknown option 'blue'. Ask for the options with --help."),
      (["--port", "eighty"], "The value 'eighty' of port is not a number."),
      (
        ["--port", "99999"],
        "The value 99999 of port is out of its range: write a number from 0 to 65535."
      ),
      (
        ["--maximum-sessions=0"],
        "The value 0 of maximum-sessions is out of its range: write a number from 1 to 1000000."
      ),
      (
        ["--sweep-interval", "0"],
        "The value 0 of sweep-interval is out of its range: write a number from 0.01 to 3600."
      ),
      (
        ["--host", ""],
        "'' is neither an address nor a name that leads to one: choose an address of this machine with "
          + "--host, or 0.0.0.0 for all."
      ),
      (["--port"], "The option --port has no value: write --port <number>."),
      (["--port", "1", "--port", "2"], "The option --port is given more than once."),
      (
        ["--path", "/a b/"],
        "'/a b/' is not a path for an app: write names of letters, digits and -._~ between slashes, "
          + "as in /app/."
      ),
      (
        ["--tls-key", "key.pem"],
        "A certificate needs its key and a key its certificate: give both --tls-certificate and "
          + "--tls-key."
      ),
      (
        ["--icon", "icon.gif"],
        "'icon.gif' cannot be the icon: write the path of a file that ends in .svg, .png or .ico."
      ),
      (["--language", "<b>"], "'<b>' is not a language: write a tag such as en or pt-BR."),
      (
        ["--trusted-proxy", "none", "--trusted-proxy", "10.0.0.1"],
        "'none' is neither an address nor a block of them: write 10.0.0.7, 10.0.0.0/8 or fd00::/8 "
          + "for each proxy, or none, by itself, if no proxy stands before the app."
      ),
    ])
  func complaint(arguments: [String], text: String) {
    let error = #expect(throws: WebHostError.self) { try Configuration(arguments: arguments) }
    #expect(error?.description == text)
  }

  @Test("a misspelt variable is reported")
  func unknownVariable() {
    let error = #expect(throws: WebHostError.self) {
      try Configuration(arguments: [], environment: ["HEADWATER_PROT": "80"])
    }
    #expect(error?.description.contains("HEADWATER_PROT") == true)
  }

  @Test("each number has a range, and others are refused at the start")
  func ranges() throws {
    for setting in Setting.all where ["number", "seconds"].contains(setting.placeholder) {
      let bounds = try #require(
        setting.range.wholeMatch(of: /([0-9.]+) to ([0-9.]+)/)?.output, "\(setting.name)")
      for bound in [bounds.1, bounds.2] {
        _ = try Configuration(arguments: [setting.option, String(bound)])
      }
      let lowest = try #require(Double(bounds.1))
      let highest = try #require(Double(bounds.2))
      let outside = ["\(Int(lowest) - 1)", "-1", "\(Int(highest) + 1)", "\(Int.max)", "1e300"]
      for value in outside + ["nan", "inf", "-inf", "", " 1", "1s", "0x"] {
        let error = #expect(throws: WebHostError.self, "\(setting.option) \(value)") {
          try Configuration(arguments: [setting.option, value])
        }
        #expect(error?.description.contains(setting.name) == true)
      }
    }
  }

  @Test("a number is written in decimal digits, in every setting")
  func decimal() throws {
    for setting in Setting.all where ["number", "seconds"].contains(setting.placeholder) {
      for value in ["0x1p3", "0x10", "0b1", "0o7", "1_000", "nan", "infinity", "1.", "1e", "٣"] {
        let error = #expect(throws: WebHostError.self, "\(setting.option) \(value)") {
          try Configuration(arguments: [setting.option, value])
        }
        #expect(error?.description == "The value '\(value)' of \(setting.name) is not a number.")
      }
    }
    for (value, seconds) in [("2", 2), ("2.5", 2.5), (".5", 0.5), ("+1", 1), ("1e1", 10)] {
      let configuration = try Configuration(arguments: ["--closing-timeout", value])
      #expect(configuration.closingTimeout == .seconds(seconds))
    }
  }

  @Test("a time of zero is accepted only where it has a meaning")
  func zero() {
    let taken = Setting.all.filter { $0.placeholder == "seconds" }.filter { setting in
      (try? Configuration(arguments: [setting.option, "0"])) != nil
    }
    #expect(
      taken.map(\.name)
        == [
          "strict-transport-security", "unclaimed-lifetime", "detached-lifetime",
          "idle-lifetime", "first-page-limit", "main-actor-limit", "simulated-latency",
        ])
  }

  @Test("a value that was set in code is refused at the start too")
  func code() async {
    for change: (@Sendable (inout Configuration) -> Void) in [
      { $0.sweepInterval = .zero }, { $0.requestTimeout = .seconds(-1) },
      { $0.eventsPerSecond = 0 }, { $0.port = 65_536 }, { $0.languages = [] }, { $0.host = "" },
      { $0.tls = WebHost.TLSFiles(certificateChain: "", privateKey: "") },
    ] {
      await #expect(throws: WebHostError.self) { try await withHost(configure: change) { _ in } }
    }
  }

  @Test("every value can be written in the form in which the help shows it")
  func roundTrip() throws {
    let defaults = Configuration()
    for setting in Setting.all where !setting.text(defaults).isEmpty {
      var configuration = Configuration()
      try setting.apply(&configuration, [setting.text(defaults)])
      #expect(setting.text(configuration) == setting.text(defaults))
    }
  }

  @Test("the page about it lists every setting with its option, variable and default")
  func documentation() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/HeadwaterWeb/HeadwaterWeb.docc/Configuration.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let defaults = Configuration()
    for setting in Setting.all {
      let value = setting.text(defaults)
      let row =
        "| `\(setting.option)` | `\(setting.variable)` | \(value.isEmpty ? "" : "`\(value)`") | "
        + "\(setting.range) | \(setting.help) |"
      #expect(text.contains(row), "\(row)")
    }
  }
}
