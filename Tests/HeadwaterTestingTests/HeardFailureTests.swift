import Foundation
import Headwater
import HeadwaterTesting
import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// The tools that fail a test, each used wrongly.
private enum Tool: CaseIterable {
  case change, effectLeft, replay, exploration

  static func failAll() {
    for tool in allCases { tool.fail() }
  }

  func fail() {
    switch self {
    case .change:
      let store = TestStore(initialState: 0, reducer: Worker())
      store.send(1) { $0 = 99 }
    case .effectLeft:
      TestStore(initialState: 0, reducer: Worker()).send(0)
    case .replay:
      expectReplay(
        ofFolder: URL(filePath: "/no such folder"), by: Notes())
    case .exploration:
      _ = explore(
        from: [0], reducer: { _ in Worker() }, actions: { $0 < 2 ? [1] : [] },
        holding: [.never("reaches two") { $0.state == 2 }])
    }
  }

  /// A part of its message.
  var words: String {
    switch self {
    case .change: "The state after sending 1 is not the one expected:"
    case .effectLeft: "The test ended and 1 effect still runs:"
    case .replay: "The folder of the recordings can't be read:"
    case .exploration: "reaches two"
    }
  }
}

private struct Worker: Reducer {
  func reduce(into state: inout Int, action: Int) -> Effect<Int> {
    state += action
    guard action == 0 else { return .none }
    return .run { _ in
      for await _ in AsyncStream<Void>.makeStream().stream {}
    }
  }
}

private struct Notes: Reducer {
  struct State: Codable, Equatable {}
  enum Action: Codable { case add }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

@Suite("A failure of a tool is heard")
struct HeardFailureTests {
  @Test("in Swift Testing")
  func swiftTesting() {
    for tool in Tool.allCases {
      withKnownIssue {
        tool.fail()
      } matching: {
        $0.comments.first?.rawValue.contains(tool.words) == true
      }
    }
  }

  @Test("where no test runs, on standard error and by the exit of the process")
  func nowhere() async throws {
    var result: ExitTest.Result?
    // The child passes issues on to this test, although none of its own runs.
    await withKnownIssue(isIntermittent: true) {
      result = await #expect(
        processExitsWith: .exitCode(EXIT_FAILURE), observing: [\.standardErrorContent]
      ) {
        await onThread { Tool.failAll() }
        exit(EXIT_SUCCESS)
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    for tool in Tool.allCases { #expect(text.contains(tool.words), "\(tool)") }
    #expect(text.contains("HeardFailureTests.swift:"))
    #expect(
      text.contains(
        "No test was running where this happened, so the process ends with a failure."))
  }

  #if canImport(XCTest) && os(Linux)
    @Test("in a test case of XCTest")
    func testCase() async throws {
      var result: ExitTest.Result?
      await withKnownIssue(isIntermittent: true) {
        result = await #expect(
          processExitsWith: .exitCode(EXIT_FAILURE),
          observing: [\.standardErrorContent, \.standardOutputContent]
        ) {
          await onThread {
            let status = XCTMain(
              [failingCases], arguments: ["tests"],
              observers: nil)
            // Not `exit`, which would fail in any case.
            _exit(status)
          }
        }
      }
      let outcome = try #require(result)
      let text =
        String(decoding: outcome.standardErrorContent, as: UTF8.self)
        + String(decoding: outcome.standardOutputContent, as: UTF8.self)
      for tool in Tool.allCases { #expect(text.contains(tool.words), "\(tool)") }
      #expect(text.contains("with \(Tool.allCases.count) failures"))
      #expect(!text.contains("No test was running"))
    }
  #endif
}

#if canImport(XCTest) && os(Linux)
  private var failingCases: XCTestCaseEntry { testCase([("testTools", FailingCase.useTools)]) }

  /// Its function is not called `test`, so that XCTest does not find it by itself.
  private final class FailingCase: XCTestCase {
    func useTools() { Tool.failAll() }
  }
#endif

/// Runs a function where no test runs.
private func onThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      body()
      continuation.resume()
    }
  }
}
