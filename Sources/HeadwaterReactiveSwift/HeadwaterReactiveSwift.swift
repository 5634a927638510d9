// Joins stores and ReactiveSwift.
//
// In come producers, signals and properties, as effects, as subscriptions and as a middleware's source.
// Out go producers of a store's states and of its parts. It knows the core, what bridges share and
// ReactiveSwift, and neither a view nor a test.
//
// It stands behind the trait `ReactiveSwift`: without it the module is empty.

@_exported import Headwater

#if ReactiveSwift
  @_exported import ReactiveSwift
#endif
