// Objects that say that they will change: Combine's, or OpenCombine's where there is no Combine.
//
// Without the trait `OpenCombine` and off Apple platforms this folder is empty, and the rest of the
// room builds and works; models that are `@Observable` need none of it.

#if canImport(Combine)
  @_exported import protocol Combine.ObservableObject
  @_exported import class Combine.ObservableObjectPublisher
  @_exported import struct Combine.Published
#elseif OpenCombine
  @_exported import protocol OpenCombine.ObservableObject
  @_exported import class OpenCombine.ObservableObjectPublisher
  @_exported import struct OpenCombine.Published
#endif
