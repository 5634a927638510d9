import Testing

@testable import HeadwaterDevTool

@Suite("What is shown of errors and crashes") struct ProblemTests {
  @Test("errors of the compiler have their file with the line, below the package, once each")
  func errors() {
    let output = """
      /p/Sources/A.swift:3:7: error: cannot find 'x' in scope
      1 | let y = x
      /p/Sources/A.swift:3:7: error: cannot find 'x' in scope
      /p/Sources/A.swift:4:1: warning: never used
      error: emit-module command failed with exit code 1
      """
    #expect(
      Problem.errors(in: output, below: "/p") == [
        Problem(place: "Sources/A.swift:3:7", text: "cannot find 'x' in scope")
      ])
  }

  @Test("an error without a file is shown if there is no other")
  func withoutFile() {
    #expect(
      Problem.errors(in: "error: no such module\n", below: "/p")
        == [Problem(place: "", text: "no such module")])
  }

  @Test("an output without a line of its own is shown as it is")
  func other() {
    #expect(
      Problem.errors(in: "No space left on device", below: "/p")
        == [Problem(place: "", text: "No space left on device")])
  }

  @Test("a crash has its place, and what the program said")
  func crash() {
    #expect(
      Problem.crash(
        status: 5, lastWords: "a line\n/p/Sources/A.swift:9: Fatal error: no\n", below: "/p")
        == Problem(place: "Sources/A.swift:9", text: "Fatal error: no"))
    #expect(
      Problem.crash(status: 11, lastWords: "", below: "/p")
        == Problem(place: "", text: "It was ended by signal 11."))
    #expect(
      Problem.crash(status: 1 << 8, lastWords: "Error: the port is taken\n", below: "/p")
        == Problem(place: "", text: "It ended with status 1. Error: the port is taken"))
  }

  @Test(
    "a crash names the functions of the app, and those of a patch, which the runtime does not know")
  func frames() {
    let words = """
      Swift/Array.swift:1: Fatal error: Index out of range
      0 [ra] 0x00000000000000aa 0x00000000000000aa
      1 [ra] 0x0000000000000022 Root.body.getter + 12 in App
      2 [ra] 0x0000000000000033 start + 1 in libc.so.6

      """
    let problem = Problem.crash(status: 4, lastWords: words, below: "/p") {
      $0 == 0xaa ? "Inner.body.getter" : nil
    }
    #expect(
      problem.text
        == "Fatal error: Index out of range\nin Inner.body.getter\nin Root.body.getter + 12")
  }

  @Test("only pages of this machine may read the events")
  func origins() {
    #expect(Overlay.isOfThisMachine("http://localhost:8080"))
    #expect(Overlay.isOfThisMachine("http://127.0.0.1:1"))
    #expect(!Overlay.isOfThisMachine("http://localhost.example.org"))
    #expect(!Overlay.isOfThisMachine("null"))
  }
}
