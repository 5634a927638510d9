import Foundation

/// What the tool tells the program.
package enum ToolMessage: Codable, Sendable {
  /// Asks where these symbols are in the libraries of the process.
  case find([String])
  /// Asks for room for machine code between two addresses.
  case reserve(size: Int, between: UInt64, and: UInt64)
  /// Hands over new code.
  case patch(Patch)
}

/// What the program tells the tool.
package enum ProgramMessage: Codable, Sendable, Equatable {
  /// The program runs, and listens to the tool.
  case hello
  /// It serves at this address.
  case serving(String)
  /// The addresses of the symbols; 0 for one that is not there.
  case found([UInt64])
  /// Where there is room; 0 if there is none.
  case reserved(UInt64)
  /// The new code is in use.
  case patched
  /// The new code could not be used, and the old still is.
  case refused(String)
}

/// New machine code, linked for its place in the process.
package struct Patch: Codable, Sendable, Equatable {
  /// Code to write over an address.
  package struct Jump: Codable, Sendable, Equatable {
    package var address: UInt64
    package var code: [UInt8]

    package init(address: UInt64, code: [UInt8]) {
      self.address = address
      self.code = code
    }
  }

  /// Where the code stands, in room that the program has reserved.
  package var address: UInt64
  package var bytes: Data
  /// The first address after the records of conformances, which begin at the first: both are equal if there are none.
  package var conformances: [UInt64]
  /// The same of the records of types.
  package var types: [UInt64]
  /// What is written over the old functions.
  package var jumps: [Jump]

  package init(
    address: UInt64, bytes: Data, conformances: [UInt64], types: [UInt64], jumps: [Jump]
  ) {
    self.address = address
    self.bytes = bytes
    self.conformances = conformances
    self.types = types
    self.jumps = jumps
  }
}
