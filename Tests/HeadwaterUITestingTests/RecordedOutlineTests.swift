import Foundation
import Testing

@testable import HeadwaterUITesting

@Suite struct RecordedOutlineTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("outlines-\(UUID().uuidString)")

  private func outlines(_ variables: [String: String] = [:]) -> RecordedOutlines {
    RecordedOutlines(directory: directory, variables: variables)
  }

  @Test("an outline that was never recorded is an error, and is not recorded")
  func missing() throws {
    let error = #expect(throws: OutlineError.self) {
      try outlines().compare("button \"A\"", name: "one")
    }
    #expect(error?.description.contains("HEADWATER_RECORD_OUTLINES=1") == true)
    #expect(error?.description.contains("button \"A\"") == true)
    #expect(!FileManager.default.fileExists(atPath: directory.path))
  }

  @Test("an outline is recorded by the variable, and compared without it")
  func recorded() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    try outlines(["HEADWATER_RECORD_OUTLINES": "1"]).compare("a\nb", name: "some/name")
    try outlines().compare("a\nb", name: "some/name")
    let error = #expect(throws: OutlineError.self) {
      try outlines().compare("a\nc\nd", name: "some/name")
    }
    #expect(error?.description.contains("  a\n− b\n+ c\n+ d") == true)
  }

  @Test("nothing is recorded on continuous integration")
  func integration() throws {
    #expect(throws: OutlineError.self) {
      try outlines(["HEADWATER_RECORD_OUTLINES": "1", "CI": "true"]).compare("a", name: "one")
    }
    #expect(!FileManager.default.fileExists(atPath: directory.path))
  }
}
