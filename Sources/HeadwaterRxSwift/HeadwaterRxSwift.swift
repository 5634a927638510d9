// Connects stores and RxSwift.
//
// In come observables and other types that convert to them, as effects, as subscriptions and as a
// middleware's source. Out go observables of a store's states and of parts of its state. It knows the core,
// the parts that bridges share, and RxSwift. It knows no views and no tests.
//
// It stands behind the trait `RxSwift`: without it the module is empty.

@_exported import Headwater

#if RxSwift
  @_exported import RxSwift
#endif
