extension View {
  /// Animates changes of the view's style.
  ///
  /// - People who prefer reduced motion see changes at once.
  /// - Partial: it animates all changes of the view, not only those together with the value. Views deeper
  ///   inside are not animated.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    decorated(.transition(animation?.css))
  }

  /// Animates changes of the view's style; the form before iOS 15.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    decorated(.transition(animation?.css))
  }
}

/// Does nothing but run the closure: only the `animation` modifiers of the views animate its changes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  IgnoredSymbol.withAnimation.note()
  return try body()
}

/// Does nothing but run the closures, one after the other.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  IgnoredSymbol.withAnimation.note()
  let result = try body()
  completion()
  return result
}

/// Does nothing but run the closure: only the `animation` modifiers of the views animate its changes.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  IgnoredSymbol.withTransaction.note()
  return try body()
}

extension Binding {
  /// Does nothing: only the `animation` modifiers of the views animate a change through the binding.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    IgnoredSymbol.bindingAnimation.note()
    return self
  }

  /// Does nothing: only the `animation` modifiers of the views animate a change through the binding.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    IgnoredSymbol.bindingTransaction.note()
    return self
  }
}
