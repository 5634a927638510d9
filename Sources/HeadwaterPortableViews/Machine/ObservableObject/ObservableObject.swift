// Objects that announce their changes: Combine's, or OpenCombine's on platforms without Combine.
//
// On other platforms than Apple's, this folder is empty without the trait `OpenCombine`. The rest of the
// room builds and works without it. `@Observable` models do not need it.

#if canImport(Combine) && !os(Linux)
  @_exported import protocol Combine.ObservableObject
  @_exported import class Combine.ObservableObjectPublisher
  @_exported import struct Combine.Published
#elseif OpenCombine
  @_exported import protocol OpenCombine.ObservableObject
  @_exported import class OpenCombine.ObservableObjectPublisher
  @_exported import struct OpenCombine.Published
#endif
