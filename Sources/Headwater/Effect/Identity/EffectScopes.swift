/// The lifts that lead from the root to a feature.
///
/// It shares its outer lifts with the features around. So an effect in each of many nested features enters its
/// feature at the same cost, however deep that is.
@usableFromInline
struct EffectScopes: Sendable {
  /// A lift, with a hash of it and of all outer ones.
  private struct Lift: Sendable {
    let key: EffectID.Key
    let hash: Int
    let count: Int
  }

  private var innermost: SharedList<Lift>?

  /// The lifts to the root: none.
  init() {}

  /// The keys of the lifts; the innermost comes last.
  var keys: [EffectID.Key] {
    var keys: [EffectID.Key] = []
    keys.reserveCapacity(innermost?.first.count ?? 0)
    var next = innermost
    while let lift = next {
      keys.append(lift.first.key)
      next = lift.outer
    }
    keys.reverse()
    return keys
  }

  /// Enters a feature below.
  mutating func enter(_ key: EffectID.Key) {
    var hasher = Hasher()
    hasher.combine(innermost?.first.hash ?? 0)
    hasher.combine(key)
    let count = (innermost?.first.count ?? 0) + 1
    innermost = SharedList(
      Lift(key: key, hash: hasher.finalize(), count: count), in: innermost)
  }

  /// Whether both are the same object, or both lead to the root. It is faster than `==`.
  func isIdentical(to other: EffectScopes) -> Bool { innermost === other.innermost }
}

extension EffectScopes: Hashable {
  @usableFromInline
  static func == (left: EffectScopes, right: EffectScopes) -> Bool {
    var (left, right) = (left.innermost, right.innermost)
    while left !== right {
      guard let one = left, let other = right, one.first.hash == other.first.hash,
        one.first.key == other.first.key
      else { return false }
      (left, right) = (one.outer, other.outer)
    }
    return true
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(innermost?.first.hash ?? 0)
  }
}
