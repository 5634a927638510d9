// Connects stores and ReactiveSwift.
//
// In come producers, signals and properties, as effects, as subscriptions and as a middleware's source.
// Out go producers of a store's states and of parts of its state. It knows the core, the parts that bridges
// share, and ReactiveSwift. It knows no views and no tests.
//
// It stands behind the trait `ReactiveSwift`: without it the module is empty.

@_exported import Headwater

#if ReactiveSwift
  @_exported import ReactiveSwift
#endif
