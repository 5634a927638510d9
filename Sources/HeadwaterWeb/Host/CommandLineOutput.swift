import Foundation

/// The output of a program for the person who has started it.
///
/// None of its texts can end the program: an output may be closed, lead to a full disk, or have lost its reader.
enum CommandLineOutput {
  /// Prepares the program for outputs that cannot be written. Call it before anything opens a file.
  ///
  /// - A write to a pipe without a reader fails from now on, in place of ending the process by a signal.
  /// - A standard stream that is closed leads nowhere. Otherwise the next file or connection would take its number,
  ///   and get the texts that are meant for people.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 {
      // The system chooses the lowest free number, which is that of the stream.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Prints a text on standard output, at once even if that is a pipe.
  static func say(_ text: String) {
    // Without an output there is nobody to tell.
    try? FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
  }

  /// Prints the reason in one line on standard error, and ends the program.
  static func fail(_ reason: String, status: Int32) -> Never {
    let line = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
    try? FileHandle.standardError.write(contentsOf: Data("Error: \(line)\n".utf8))
    end(status: status)
  }

  static func end(status: Int32) -> Never {
    exit(status)
  }
}
