#if canImport(Combine) && !os(Linux)
  import protocol Combine.Subscription

  /// Combine's protocol `Subscription`, which a publisher passes to a subscriber. The name differs from the
  /// core's type `Subscription`.
  public typealias CombineSubscription = Combine.Subscription
#elseif OpenCombine
  import protocol OpenCombine.Subscription

  /// Combine's protocol `Subscription`, which a publisher passes to a subscriber. The name differs from the
  /// core's type `Subscription`.
  public typealias CombineSubscription = OpenCombine.Subscription
#endif
