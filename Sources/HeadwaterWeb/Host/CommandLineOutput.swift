import Foundation

/// What a program tells the person who started it.
enum CommandLineOutput {
  /// Says something on standard output, at once even when that is a pipe.
  static func say(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }

  /// Says in one line on standard error why the program ends, and ends it.
  static func fail(_ reason: String, status: Int32) -> Never {
    let line = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
    FileHandle.standardError.write(Data("Error: \(line)\n".utf8))
    end(status: status)
  }

  static func end(status: Int32) -> Never {
    exit(status)
  }
}
