import Foundation

/// A way to fail a test case of XCTest, which this library does not link: an app that links XCTest without being a test
/// ends when it is launched on Apple platforms.
///
/// The functions are looked for by their symbols in the running process. `XCTFail` is found wherever test cases run.
enum XCTestLink {
  /// `XCTFail(_:file:line:)`.
  ///
  /// A property of a struct has the function's own calling convention, unlike a generic argument, and a function that
  /// captures nothing is one pointer to code beside an empty one.
  private struct Fail {
    let code: UnsafeMutableRawPointer
    var context: UnsafeMutableRawPointer?
  }

  private struct FailFunction {
    let call: (_ message: String, _ file: StaticString, _ line: UInt) -> Void
  }

  /// Fails the running test case at a line.
  ///
  /// - Returns: Whether XCTest runs test cases.
  static func fail(_ message: String, at site: CallSite) -> Bool {
    guard runsTestCases, let code = symbol("$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF")
    else { return false }
    let function = unsafeBitCast(Fail(code: code), to: FailFunction.self)
    function.call(message, site.filePath, site.line)
    return true
  }

  /// Whether XCTest runs test cases in this process.
  ///
  /// Test bundles contain XCTest even if only Swift Testing runs.
  private static var runsTestCases: Bool {
    #if canImport(Darwin)
      guard let code = symbol("_XCTCurrentTestCase") else { return false }
      typealias CurrentTestCase = @convention(c) () -> UnsafeRawPointer?
      return unsafeBitCast(code, to: CurrentTestCase.self)() != nil
    #else
      // Elsewhere, nothing public says so. A run of test cases adds observers, which print what happens, to the shared
      // centre; without a run, it has none.
      guard let code = symbol("$s6XCTest0A17ObservationCenterC6sharedACvgZ") else { return false }
      let function = unsafeBitCast(Fail(code: code), to: CentreFunction.self)
      let observers = Mirror(reflecting: function.call()).descendant("observers")
      return observers.map { Mirror(reflecting: $0).children.isEmpty == false } ?? true
    #endif
  }

  #if !canImport(Darwin)
    private struct CentreFunction {
      let call: () -> AnyObject
    }
  #endif

  private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    // The handle of all that is loaded. Its constant in C is a macro that Swift does not see on Linux.
    #if canImport(Darwin)
      dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)
    #else
      dlsym(nil, name)
    #endif
  }
}
