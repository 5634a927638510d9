import Foundation

/// What the tool is asked to do.
package struct DevelopmentOptions: Sendable, Equatable {
  /// Why the words make no sense.
  package struct Failure: Error, CustomStringConvertible, Equatable {
    package let description: String
  }

  /// The program to build and to serve.
  package var product: String
  /// The folder of the package.
  package var package: String
  /// The traits to build with.
  package var traits = "Development"
  /// The options of the app.
  package var arguments: [String] = []

  package init(product: String, package: String) {
    self.product = product
    self.package = package
  }

  package static let help = """
    Builds an app, serves it, and brings each save of a source into the open pages.

    Usage: headwater-dev --product <name> [--package-path <folder>] [--traits <list>] [options of the app]

      --product <name>          The program that serves the app.
      --package-path <folder>   The folder of its package (default: here).
      --traits <list>           The traits to build with (default: Development).
      --help                    Says this.

    All other options, such as --port 3000, are the app's.
    """

  /// Reads the words of a command.
  package init(_ words: [String], folder: String) throws(Failure) {
    var product: String?
    self.init(product: "", package: folder)
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--product", "--package-path", "--traits":
        guard let value = rest.popFirst() else {
          throw Failure(description: "\(word) needs a value, as in \(word) \(Self.example(word)).")
        }
        if word == "--product" { product = value }
        if word == "--traits" { traits = value }
        if word == "--package-path" {
          package = value.hasPrefix("/") ? value : "\(folder)/\(value)"
        }
      case "--":
        arguments += rest
        rest = []
      default: arguments.append(word)
      }
    }
    guard let product else {
      throw Failure(
        description: "no program is named: give one, as in --product \(Self.example("--product")).")
    }
    self.product = product
  }

  private static func example(_ option: String) -> String {
    switch option {
    case "--product": "GuestbookServer"
    case "--traits": "Development"
    default: "../Guestbook"
    }
  }
}
