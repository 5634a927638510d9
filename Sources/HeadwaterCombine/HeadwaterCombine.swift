// Joins stores and publishers: Combine on Apple platforms, OpenCombine elsewhere, behind one import.
//
// In come publishers, as effects, as subscriptions and as a middleware's source. Out go publishers of
// a store's states and of its parts. It knows the core, what bridges
// share and Combine, and neither a view nor a test.
//
// Off Apple platforms it stands behind the trait `OpenCombine`: without it the module is empty.

@_exported import Headwater

#if canImport(Combine)
  @_exported import Combine
#elseif OpenCombine
  @_exported import OpenCombine
  @_exported import OpenCombineDispatch
  @_exported import OpenCombineFoundation
#endif

/// The core's `Subscription`, an effect whose life follows the state. Combine's protocol of that name
/// is only needed by those who write publishers: `CombineSubscription`.
///
/// A file that imports Combine itself, too, says which it means, either at its top by
/// `import struct Headwater.Subscription` or where it is used: `Headwater.Subscription`.
public typealias Subscription = Headwater.Subscription

/// The core's `Subscriptions`, a reducer. Combine's type of that name is a place for types that nobody
/// names.
public typealias Subscriptions = Headwater.Subscriptions
