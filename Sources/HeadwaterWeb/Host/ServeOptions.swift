import ArgumentParser
import Foundation

/// The command line of an app that serves itself.
struct ServeOptions: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent },
      abstract: "Serves the app to browsers until Ctrl-C.")
  }

  @Option(help: "The port to listen on; 0 takes one that is free.")
  var port = WebHost.Configuration().port

  @Option(help: "The address to listen on; 0.0.0.0 is all of this machine's.")
  var host = WebHost.Configuration().host

  @Option(
    name: .customLong("allowed-origin"),
    help: ArgumentHelp(
      "Another origin whose pages may connect, such as https://example.org behind a proxy. May be repeated.",
      valueName: "origin"))
  var allowedOrigins: [String] = []

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("The port \(port) is not between 0 and 65535.")
    }
    for origin in allowedOrigins where Origin(origin) == nil {
      throw ValidationError(WebHostError.invalidOrigin(origin).description)
    }
  }

  var webConfiguration: WebHost.Configuration {
    var configuration = WebHost.Configuration()
    configuration.port = port
    configuration.host = host
    configuration.allowedOrigins = allowedOrigins
    return configuration
  }

  /// Ends the program after options that were not understood, or a question for help.
  static func exit(telling error: any Error) -> Never {
    guard !exitCode(for: error).isSuccess else {
      CommandLineOutput.say(fullMessage(for: error))
      CommandLineOutput.end(status: 0)
    }
    CommandLineOutput.fail(complaint(about: error), status: exitCode(for: error).rawValue)
  }

  /// One line about options that were not understood.
  static func complaint(about error: any Error) -> String {
    let message = message(for: error)
    return message + (message.hasSuffix(".") ? "" : ".") + " Ask for the options with --help."
  }
}
