// The symbols of UIKit that the Counter example's screen and the text fields use.

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String)
  public static let name: UITextContentType
  public static let username: UITextContentType
  public static let password: UITextContentType
  public static let newPassword: UITextContentType
  public static let oneTimeCode: UITextContentType
  public static let emailAddress: UITextContentType
  public static let telephoneNumber: UITextContentType
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect)
  public convenience init()
  open var frame: CGRect
  open func addSubview(_ view: UIView)
}

@MainActor open class UILabel: UIView {
  public override init(frame: CGRect)
  open var text: String?
  open var textAlignment: NSTextAlignment
}

@MainActor open class UIStackView: UIView {
  public override init(frame: CGRect)
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public convenience init(arrangedSubviews views: [UIView])
  open var axis: NSLayoutConstraint.Axis
  open var distribution: Distribution
}

@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}

@MainActor open class UIControl: UIView {}

@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system }
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?)
}

@MainActor open class UIMenuElement: NSObject {}

@MainActor open class UIImage: NSObject {}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction: UIMenuElement {
  public convenience init(
    title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler)
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  open var view: UIView!
  open func viewDidLoad()
}
