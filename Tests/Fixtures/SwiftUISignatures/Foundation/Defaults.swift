// The defaults of a user, which AppStorage stores values in.

open class UserDefaults {
  public init?(suiteName: String?)
  open class var standard: UserDefaults { get }
}
