// The symbols of AppKit that text fields use.

public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String)
  public static let name: NSTextContentType
  public static let username: NSTextContentType
  public static let password: NSTextContentType
  public static let newPassword: NSTextContentType
  public static let oneTimeCode: NSTextContentType
  public static let emailAddress: NSTextContentType
  public static let telephoneNumber: NSTextContentType
}
