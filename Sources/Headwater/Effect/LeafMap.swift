/// What mapping does with the work of an effect: one function, or several that were joined one by one.
///
/// A tree that was lifted a thousand times is mapped by as many functions, and each level of it by one less.
/// Adding one takes constant time, whatever is there already stays as it is, and the stack that it takes to
/// call them all grows with the logarithm of their number.
protocol LeafMap<Input, Output>: Sendable {
  associatedtype Input
  associatedtype Output

  func apply(to operation: EffectOperation<Input>) -> EffectOperation<Output>

  /// Adds a function that is called before all others.
  ///
  /// - Parameters:
  ///   - first: The function.
  ///   - count: How many functions were joined to it.
  func after<NewInput>(
    _ first: LeafStep<NewInput, Input>, count: Int
  ) -> any LeafMap<NewInput, Output>

  /// Adds functions that are called after all others.
  func then<NewOutput>(
    _ next: any LeafMap<Output, NewOutput>
  ) -> any LeafMap<Input, NewOutput>

  /// How many pieces hold its functions.
  var pieceCount: Int { get }
}

/// A function that a `LeafMap` is made of.
enum LeafStep<Input, Output>: Sendable {
  /// Maps what the work sends.
  case actions(@Sendable (Input) -> Output)

  /// Replaces the work, as a retry does.
  case operations(@Sendable (EffectOperation<Input>) -> EffectOperation<Output>)

  func apply(to operation: EffectOperation<Input>) -> EffectOperation<Output> {
    switch self {
    case .actions(let transform): operation.map(transform)
    case .operations(let transform): transform(operation)
    }
  }

  func then<NewOutput>(_ next: LeafStep<Output, NewOutput>) -> LeafStep<Input, NewOutput> {
    switch (self, next) {
    case (.actions(let first), .actions(let second)): .actions { second(first($0)) }
    default: .operations { next.apply(to: self.apply(to: $0)) }
    }
  }
}

/// The last piece of a map, and the only one of most.
struct LastPiece<Input, Output>: LeafMap {
  let step: LeafStep<Input, Output>
  var count = 1

  func apply(to operation: EffectOperation<Input>) -> EffectOperation<Output> {
    step.apply(to: operation)
  }

  func after<NewInput>(
    _ first: LeafStep<NewInput, Input>, count: Int
  ) -> any LeafMap<NewInput, Output> {
    if count >= self.count {
      return LastPiece<NewInput, Output>(step: first.then(step), count: count + self.count)
    }
    return FurtherPiece(step: first, count: count, rest: self)
  }

  func then<NewOutput>(
    _ next: any LeafMap<Output, NewOutput>
  ) -> any LeafMap<Input, NewOutput> {
    next.after(step, count: count)
  }

  var pieceCount: Int { 1 }
}

/// A piece before others, each of which has joined more functions than the one before.
///
/// Two of the same size are joined, as in a binary counter.
private struct FurtherPiece<Input, Middle, Output>: LeafMap {
  let step: LeafStep<Input, Middle>
  let count: Int
  let rest: any LeafMap<Middle, Output>

  func apply(to operation: EffectOperation<Input>) -> EffectOperation<Output> {
    rest.apply(to: step.apply(to: operation))
  }

  func after<NewInput>(
    _ first: LeafStep<NewInput, Input>, count: Int
  ) -> any LeafMap<NewInput, Output> {
    if count >= self.count { return rest.after(first.then(step), count: count + self.count) }
    return FurtherPiece<NewInput, Input, Output>(step: first, count: count, rest: self)
  }

  func then<NewOutput>(
    _ next: any LeafMap<Output, NewOutput>
  ) -> any LeafMap<Input, NewOutput> {
    rest.then(next).after(step, count: count)
  }

  var pieceCount: Int { 1 + rest.pieceCount }
}
