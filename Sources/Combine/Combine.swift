// Combine by its name, on Linux: OpenCombine, and what Foundation and Dispatch add to Combine on Apple's platforms.
//
// In come OpenCombine's publishers. Out go the same types under the name of Apple's module, schedulers on queues and
// run loops, and publishers of timers, notifications and requests. It knows no views and no stores.
//
// It exists on Linux only, and only with the trait `OpenCombine`. It does not use OpenCombine's modules for
// Foundation and Dispatch: they leave out half of their declarations when a module `Combine` can be imported, which
// depends on what the last build has left in its folder.

#if OpenCombine
  @_exported import Foundation
  @_exported import FoundationNetworking
  @_exported import OpenCombine
#endif
