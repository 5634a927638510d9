/// As little of views as an edit needs.
@_typeEraser(AnyView)
public protocol View {
  associatedtype Body: View
  var body: Body { get }
  var shown: String { get }
}

extension View { public var shown: String { "\(Self.self) { \(body.shown) }" } }

public struct AnyView: View {
  private let text: () -> String
  public init<V: View>(erasing view: V) { text = { view.shown } }
  public var body: Never { fatalError() }
  public var shown: String { text() }
}

public struct Text: View {
  let text: String
  public init(_ text: String) { self.text = text }
  public var body: Never { fatalError() }
  public var shown: String { text }
}

public struct Pair<A: View, B: View>: View {
  let a: A, b: B
  public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
  public var body: Never { fatalError() }
  public var shown: String { a.shown + ", " + b.shown }
}

extension Never: View { public var body: Never { fatalError() } }
