#if (canImport(Combine) && !os(Linux)) || OpenCombine
  #if canImport(Combine) && !os(Linux)
    import Combine
  #else
    import OpenCombine
  #endif

  /// Listens to a publisher while its content is on the screen.
  private struct ReceiveModifier<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
  }

  extension ReceiveModifier: NodeModifier {
    typealias Body = Never

    func makeNode(in parent: ViewNode) -> ReceiveNode<P> {
      ReceiveNode(self, in: parent)
    }

    func update(_ node: ReceiveNode<P>) {
      node.modifier = self
    }
  }

  /// The node of the modifier. It keeps the publisher that it began with: a view makes a new one, often an equal
  /// one, in each evaluation of the view around it.
  private final class ReceiveNode<P: Publisher>: LifecycleNode where P.Failure == Never {
    var modifier: ReceiveModifier<P>
    private var listening: AnyCancellable?

    init(_ modifier: ReceiveModifier<P>, in parent: ViewNode) {
      self.modifier = modifier
      super.init(in: parent)
    }

    override func didAppear() {
      let link = ReceivedValues { [weak self] (value: P.Output) in self?.modifier.action(value) }
      listening = modifier.publisher.sink { link.take($0) }
    }

    override func didDisappear() {
      listening = nil
    }
  }

  /// Brings the values of a publisher to the main actor.
  ///
  /// A publisher says nothing about the thread on which it delivers. A value on the main queue is taken at once, as in
  /// SwiftUI, and another one is handed over.
  private final class ReceivedValues<Value>: Sendable {
    /// `@unchecked Sendable`: the value goes to the main actor, and who has delivered it uses it no more, by the contract of
    /// a publisher. The compiler cannot see that.
    private struct Letter: @unchecked Sendable { let value: Value }

    private let action: @MainActor (Value) -> Void

    init(_ action: @escaping @MainActor (Value) -> Void) {
      self.action = action
    }

    func take(_ value: Value) {
      let letter = Letter(value: value)
      if MainQueueMark.isHere {
        MainActor.assumeIsolated { action(letter.value) }
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.action(letter.value) } }
      }
    }
  }

  /// A mark on the main queue, which has no fixed thread on Linux.
  ///
  /// The mark never changes, and only its identity is used. That is the proof of `@unchecked Sendable`.
  private final class MainQueueMark: @unchecked Sendable {
    private static let mark = MainQueueMark()
    private let key = DispatchSpecificKey<Bool>()

    private init() { DispatchQueue.main.setSpecific(key: key, value: true) }

    /// Whether the caller is on the main queue.
    static var isHere: Bool { DispatchQueue.getSpecific(key: mark.key) == true }
  }

  extension View {
    /// Performs an action for each value of a publisher while the view is on the screen.
    ///
    /// ```swift
    /// .onReceive(model.$results) { shown = $0 }
    /// ```
    ///
    /// The view listens to the publisher of its first evaluation until it leaves the screen.
    nonisolated public func onReceive<P: Publisher>(
      _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
      modifier(ReceiveModifier(publisher: publisher, action: action))
    }
  }
#endif
