import Foundation

/// The output of a program for the person who has started it.
enum CommandLineOutput {
  /// Prints a text on standard output, at once even if that is a pipe.
  static func say(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }

  /// Prints the reason in one line on standard error, and ends the program.
  static func fail(_ reason: String, status: Int32) -> Never {
    let line = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
    FileHandle.standardError.write(Data("Error: \(line)\n".utf8))
    end(status: status)
  }

  static func end(status: Int32) -> Never {
    exit(status)
  }
}
