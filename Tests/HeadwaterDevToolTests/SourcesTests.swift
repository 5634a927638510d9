import Foundation
import Testing

@testable import HeadwaterDevTool

@Suite("What a save has done") struct SourcesTests {
  private let folder: String
  private let sources: Sources

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sources \(UUID())").path
    try FileManager.default.createDirectory(
      atPath: folder + "/In it", withIntermediateDirectories: true)
    sources = Sources(folders: [folder, folder + "/In it"], files: [folder + "/../Package.swift"])
    try write("a", to: "A.swift")
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
  }

  private func changes(_ change: () throws -> Void) throws -> Sources.Changes {
    let before = sources.stamps()
    try change()
    return Sources.Changes(from: before, to: sources.stamps())
  }

  @Test("a file of another size, one with a space in its path, and one that is replaced are edited")
  func edited() throws {
    try write("a", to: "In it/B.swift")
    let changes = try changes {
      try write("ab", to: "A.swift")
      try write("b", to: "In it/B.swift")
    }
    #expect(changes.edited == [folder + "/A.swift", folder + "/In it/B.swift"])
  }

  @Test("a new file and a deleted one are told apart from edited ones")
  func newAndGone() throws {
    let changes = try changes {
      try write("c", to: "C.swift")
      try FileManager.default.removeItem(atPath: folder + "/A.swift")
    }
    #expect(changes.new == [folder + "/C.swift"])
    #expect(changes.gone == [folder + "/A.swift"])
    #expect(changes.edited.isEmpty)
  }

  @Test("what an editor keeps beside a file is no save")
  func filesOfEditors() throws {
    let changes = try changes {
      try write("", to: ".A.swift.swp")
      try write("", to: "A.swift~")
      try write("", to: "#A.swift#")
    }
    #expect(changes.isEmpty)
  }

  @Test("nothing has changed if nothing was saved")
  func nothing() throws {
    #expect(try changes {}.isEmpty)
  }
}
