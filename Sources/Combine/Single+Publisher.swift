#if OpenCombine
  // OpenCombine has these two as well, but not if it was compiled where a module `Combine` could be imported. Its own
  // are preferred.

  extension Optional {
    /// A publisher of the value, if there is one.
    @_disfavoredOverload
    public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
  }

  extension Result {
    /// A publisher of the value, or of the error.
    @_disfavoredOverload
    public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
  }
#endif
