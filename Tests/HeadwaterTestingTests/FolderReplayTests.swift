import Foundation
import Testing

@testable import HeadwaterTesting

@Suite("A folder of recordings")
struct FolderReplayTests {
  typealias Feature = RecordingTests.Feature

  /// A folder with files, for the time of a call.
  private func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recordings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try body(folder)
  }

  /// A recording of two additions.
  private func recording(_ first: Int, _ second: Int) throws -> String {
    var state = Feature.State()
    var recording = Recording<Feature.State, Feature.Action>(initialState: state)
    for number in [first, second] {
      state.count += number
      recording.steps.append(.init(action: .add(number), state: state))
    }
    return try recording.jsonLines()
  }

  @Test("all of them are replayed, and nothing else")
  func right() throws {
    let files = [
      "a.jsonl": try recording(1, 2), "b.jsonl": try recording(3, 4), "notes.txt": "no recording",
    ]
    try withFolder(files) { folder in
      expectReplay(ofFolder: folder, by: Feature())
      #expect(replayFailures(ofFolder: folder, by: Feature(step: 2)).count == 2)
    }
  }

  @Test("a failure names the file and the line, and the others are replayed all the same")
  func wrong() throws {
    let good = try recording(1, 2)
    let files = [
      "b.jsonl": good,
      "a.jsonl": good.replacing("\"count\":3", with: "\"count\":4"),
      "c.jsonl": good.replacing("{\"add\":{\"_0\":2}}", with: "{\"subtract\":{\"_0\":2}}"),
    ]
    try withFolder(files) { folder in
      let failures = replayFailures(ofFolder: folder, by: Feature())
      #expect(failures.count == 2)
      #expect(
        failures.first?.hasPrefix(
          "a.jsonl, line 3: Step 2 of 2, .add(2), does not lead to the recorded state:") == true)
      #expect(failures.last?.hasPrefix("c.jsonl: Line 3 of the recording can't be read: ") == true)
    }
  }

  @Test("a folder without recordings, and one that is missing, fail")
  func empty() throws {
    try withFolder(["notes.txt": ""]) { folder in
      #expect(
        replayFailures(ofFolder: folder, by: Feature()) == [
          """
          There are no recordings in \(folder.path), so nothing was replayed.

          The names of recordings end in ".jsonl".
          """
        ])
    }
    let failures = replayFailures(ofFolder: URL(fileURLWithPath: "/nowhere/at/all"), by: Feature())
    #expect(failures.count == 1)
    #expect(failures[0].contains("It is /nowhere/at/all."))
  }

  @Test("a file that is no text fails by its name")
  func noText() throws {
    try withFolder([:]) { folder in
      try Data([0xFF, 0xFE, 0xC0]).write(to: folder.appendingPathComponent("a.jsonl"))
      let failures = replayFailures(ofFolder: folder, by: Feature())
      #expect(failures.count == 1)
      #expect(failures[0].hasPrefix("a.jsonl"))
    }
  }
}
