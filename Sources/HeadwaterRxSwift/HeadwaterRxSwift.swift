// Joins stores and RxSwift.
//
// In come observables and all that can become one, as effects, as subscriptions and as a middleware's
// source. Out go observables of a store's states and of its parts. It knows the core, what bridges
// share and RxSwift, and neither a view nor a test.
//
// It stands behind the trait `RxSwift`: without it the module is empty.

@_exported import Headwater

#if RxSwift
  @_exported import RxSwift
#endif
