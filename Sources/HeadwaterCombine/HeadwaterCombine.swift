// Connects stores and publishers: Combine on Apple platforms, OpenCombine elsewhere, behind one import.
//
// In come publishers, as effects, as subscriptions and as a middleware's source. Out go publishers of a
// store's states and of parts of its state. It knows the core, the parts that bridges share, and
// Combine. It knows no views and no tests.
//
// Off Apple platforms it stands behind the trait `OpenCombine`: without it the module is empty.

@_exported import Headwater

#if canImport(Combine) && !os(Linux)
  @_exported import Combine
#elseif OpenCombine
  // Our own module of that name, which exports OpenCombine.
  @_exported import Combine
#endif

/// The core's `Subscription`, an effect that runs as long as the state implies it. To write a publisher, use
/// Combine's protocol of that name as `CombineSubscription`.
///
/// A file that also imports Combine itself has to choose, with `import struct Headwater.Subscription` at its
/// top or `Headwater.Subscription` at each use.
public typealias Subscription = Headwater.Subscription

/// The core's `Subscriptions`, a reducer. Combine's type of that name is a namespace that programs rarely
/// use.
public typealias Subscriptions = Headwater.Subscriptions
