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
/// Without Swift Testing the failure is a trap, since a test that went on would seem to pass.
package func reportFailure(_ message: String, at site: CallSite) {
  #if canImport(Testing)
    Testing.Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: String(describing: site.fileID), filePath: String(describing: site.filePath),
        line: Int(site.line), column: Int(site.column)))
  #else
    preconditionFailure("\(site.fileID):\(site.line): \(message)")
  #endif
}
