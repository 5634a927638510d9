extension View {
  /// Animates changes of the view's style.
  ///
  /// - People who prefer reduced motion see changes at once.
  /// - Partial: whatever has changed is animated, not only when the value has, and not what is
  ///   deeper inside.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    decorated(.transition(animation?.css))
  }

  /// Animates changes of the view's style; the form before iOS 15.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    decorated(.transition(animation?.css))
  }
}

/// Does nothing but run the closure: the `animation` modifiers of the views decide how its changes are shown.
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

/// Does nothing but run the closure: the `animation` modifiers of the views decide how its changes are shown.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  IgnoredSymbol.withTransaction.note()
  return try body()
}

extension Binding {
  /// Does nothing: what is set by the binding is shown as `animation` on the views says.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    IgnoredSymbol.bindingAnimation.note()
    return self
  }

  /// Does nothing: what is set by the binding is shown as `animation` on the views says.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    IgnoredSymbol.bindingTransaction.note()
    return self
  }
}
