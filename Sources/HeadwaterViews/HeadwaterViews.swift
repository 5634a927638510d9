#if canImport(SwiftUI) && !PortableViews
  @_exported import SwiftUI
#else
  @_exported import HeadwaterPortableViews
#endif
