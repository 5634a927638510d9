#if canImport(Combine)
  import protocol Combine.Subscription

  /// What a publisher hands to a subscriber: Combine's `Subscription`, under a name that the core does
  /// not have too.
  public typealias CombineSubscription = Combine.Subscription
#elseif OpenCombine
  import protocol OpenCombine.Subscription

  /// What a publisher hands to a subscriber: Combine's `Subscription`, under a name that the core does
  /// not have too.
  public typealias CombineSubscription = OpenCombine.Subscription
#endif
