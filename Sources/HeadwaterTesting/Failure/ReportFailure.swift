import Headwater

#if canImport(Testing)
  import Testing
#endif

/// The line of a test that is to blame.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  var place: SourcePlace { SourcePlace(fileID: fileID, line: line) }
}

/// Fails the running test at a line.
///
/// Where Swift Testing does not exist the failure is a trap, since a test that goes on as if it had
/// passed is worse.
func reportFailure(_ message: String, at site: CallSite) {
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
