import Headwater
import HeadwaterViews

// SwiftUI does not tell which properties of a view are new.
#if !canImport(SwiftUI) || PortableViews || os(Linux)
  extension Store: OwnedState {}
#endif
