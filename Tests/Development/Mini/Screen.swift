import HeadwaterPortableViews

private let greeting = "Hello"
nonisolated(unsafe) var opened = 0
/// What other files have kept of a type.
nonisolated(unsafe) var types: [ObjectIdentifier] = []

private struct Inner: View {
  var body: some View { Text(greeting + " " + word(2)) }
}

public struct Screen: View {
  public init() {}
  public var body: some View { Pair(Inner(), Text("opened \(opened), \(sameType(Inner.self))")) }
}

public final class Model {
  public init() {}
  public func next() -> String { "model one" }
}

public func open() -> () -> String {
  opened += 1
  return { "kept one" }
}

private func sameType<T>(_ type: T.Type) -> String {
  types.append(ObjectIdentifier(type))
  return types.allSatisfy { $0 == types[0] } ? "the same type" : "ANOTHER TYPE"
}
