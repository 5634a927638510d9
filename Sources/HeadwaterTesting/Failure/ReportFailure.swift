import Headwater

#if canImport(Testing)
  import Testing
#endif

/// The line of a test that a failure is reported at.
package struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  var place: SourcePlace { SourcePlace(fileID: fileID, line: line) }
}

/// Fails the running test at a line.
///
/// It is heard wherever it is called:
///
/// - A test of Swift Testing gets an issue.
/// - A test case of XCTest gets a failure.
/// - Where neither runs, as in a program or on a thread that no test has started, it is written to standard error, and
///   the process ends with a failure. Swift Testing is told as well: some test may be running on another thread.
package func reportFailure(_ message: String, at site: CallSite) {
  #if canImport(Testing)
    if Test.current != nil { return recordIssue(message, at: site) }
  #endif
  if XCTestLink.fail(message, at: site) { return }
  #if canImport(Testing)
    recordIssue(message, at: site)
  #endif
  FailingExit.report("\(site.filePath):\(site.line): error: \(message)")
}

#if canImport(Testing)
  private func recordIssue(_ message: String, at site: CallSite) {
    Testing.Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: String(describing: site.fileID), filePath: String(describing: site.filePath),
        line: Int(site.line), column: Int(site.column)))
  }
#endif
